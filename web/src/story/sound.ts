/** Small sounds made on the spot, and a short vibration; nothing until they are switched on. */
import { preferences } from "../model/preferences.svelte";

type Sound = "place" | "dice" | "card" | "score" | "turn" | "end" | "refusal";
interface Tone {
  wave: OscillatorType;
  from: number; // Hz
  to?: number;
  at?: number; // ms
  attack: number;
  decay: number;
  gain: number;
}
interface Noise {
  filter: BiquadFilterType;
  hz: number;
  q: number;
  at?: number;
  attack: number;
  decay: number;
  gain: number;
}

const MASTER = 0.5;
const APART = 60; // ms between two sounds of a kind
const MOST_STEPS = 7; // semitones that a scoring climbs
const VIBRATION: Partial<Record<Sound, number[]>> = { place: [8], dice: [12, 40, 12], turn: [30], refusal: [20, 30, 20] };
const TONES: Partial<Record<Sound, Tone[]>> = {
  place: [{ wave: "sine", from: 190, to: 85, attack: 2, decay: 90, gain: 0.5 }],
  score: [
    { wave: "triangle", from: 660, attack: 4, decay: 120, gain: 0.22 },
    { wave: "triangle", from: 990, at: 60, attack: 4, decay: 160, gain: 0.16 },
  ],
  turn: [
    { wave: "sine", from: 523, attack: 10, decay: 350, gain: 0.25 },
    { wave: "sine", from: 784, at: 120, attack: 10, decay: 500, gain: 0.22 },
  ],
  end: [392, 523, 659, 784].map((from, i) => ({ wave: "triangle" as const, from, at: 130 * i, attack: 10, decay: 700, gain: 0.2 })),
  refusal: [{ wave: "square", from: 155, to: 130, attack: 4, decay: 110, gain: 0.12 }],
};
const NOISES: Partial<Record<Sound, Noise[]>> = {
  place: [{ filter: "lowpass", hz: 900, q: 0.7, attack: 1, decay: 30, gain: 0.25 }],
  dice: [0, 70, 150, 260, 400, 580].map((at, i) => ({ filter: "bandpass" as const, hz: 1700 + 180 * i, q: 6, at, attack: 1, decay: 45, gain: 0.5 - 0.05 * i })),
  card: [{ filter: "bandpass", hz: 2400, q: 0.9, attack: 30, decay: 120, gain: 0.3 }],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last: Partial<Record<Sound, number>> = {};

/** Play a sound, some semitones higher; nobody hears one in a hidden tab, but that it is their turn. */
export function play(sound: Sound, step = 0): void {
  if (!preferences.sound || (document.hidden && sound !== "turn")) return;
  const now = performance.now();
  if (now - (last[sound] ?? -APART) < APART) return;
  last[sound] = now;
  context ??= new AudioContext();
  const pitch = 2 ** (Math.min(step, MOST_STEPS) / 12);
  for (const tone of TONES[sound] ?? []) {
    const source = new OscillatorNode(context, { type: tone.wave, frequency: tone.from * pitch });
    const { start, end } = shaped(source, tone);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to * pitch, end);
    source.start(start);
    source.stop(end);
  }
  for (const noise of NOISES[sound] ?? []) {
    const filter = new BiquadFilterNode(context, { type: noise.filter, frequency: noise.hz, Q: noise.q });
    const source = new AudioBufferSourceNode(context, { buffer: rustle(context) });
    source.connect(filter);
    const { start, end } = shaped(filter, noise);
    source.start(start);
    source.stop(end);
  }
  if (matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(VIBRATION[sound] ?? []);
}

function shaped(source: AudioNode, { at = 0, attack, decay, gain }: Tone | Noise): { start: number; end: number } {
  const start = context!.currentTime + at / 1000;
  const [top, end] = [start + attack / 1000, start + (attack + decay) / 1000];
  const volume = new GainNode(context!, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(gain * MASTER, top);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(volume).connect(context!.destination);
  return { start, end };
}

function rustle(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return hiss;
}
