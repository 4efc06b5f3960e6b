// Replays games on a module and says what each verb gave, as hashes; tests compare them with the CPU's.

async function hash(...parts) {
  const bytes = parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  bytes.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the verbs say of one table, seen by the seat that is to act. */
async function told(rules, record, number) {
  const players = rules.appraise(record).length;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const mask = rules.field(rules.put(rules.tables, record), "to_act")[0];
  const acting = seats.filter((seat) => (mask >> seat) & 1);
  const found = {
    step: await hash(record),
    legal: await hash(...acting.map((seat) => new Float64Array(rules.legal(record, seat)))),
    hide: await hash(...[-1, ...seats].map((viewer) => rules.hide(record, viewer))),
    imagine: await hash(...[-1, ...seats].map((viewer) => rules.imagine(record, viewer, BigInt(number)))),
    finish: await hash(rules.finish(record)),
    features: await hash(...seats.map((seat) => rules.features(record, seat))),
    appraise: await hash(new Float64Array(rules.appraise(record))),
    events: JSON.stringify(rules.events(record)),
  };
  if (acting.length) found.worths = await hash(new Float64Array(rules.worths(rules.hide(record, acting[0]), acting[0], BigInt(number))));
  return found;
}

/** One game: after its start, and after every step. */
export async function replay(rules, { options, seed, steps }) {
  let record = rules.start(rules.bare(options, BigInt(seed)));
  const found = [await told(rules, record, 0)];
  for (const [n, [seat, choice]] of steps.entries()) {
    record = rules.step(record, seat, choice);
    found.push(await told(rules, record, n + 1));
  }
  return found;
}

/** What bots find after some steps of a game. */
export function consider(rules, { options, seed, steps, seat, seeds, playouts }) {
  let record = rules.start(rules.bare(options, BigInt(seed)));
  for (const [who, choice] of steps) record = rules.step(record, who, choice);
  const hidden = rules.hide(record, seat);
  const limits = { playouts, seeds: seeds.map(BigInt) };
  const hurried = rules.consider(hidden, seat, { milliseconds: 20 }).choices;
  return {
    ...rules.consider(hidden, seat, limits),
    choice: rules.search(hidden, seat, limits),
    greedy: rules.greedy(hidden, seat, limits.seeds[0]),
    spectator: rules.consider(rules.hide(record, -1), -1, limits).chances,
    hurried: hurried.reduce((sum, { visits }) => sum + visits, 0),
  };
}

/** What a champion finds after some steps of a game, with a network of 16-bit numbers. */
export function champion(rules, { options, seed, steps, seat, seeds, playouts, network }) {
  let record = rules.start(rules.bare(options, BigInt(seed)));
  for (const [who, choice] of steps) record = rules.step(record, who, choice);
  rules.learn(Uint16Array.from(network));
  const hidden = rules.hide(record, seat);
  const found = rules.consider(hidden, seat, { playouts, champion: true, seeds: seeds.map(BigInt) });
  return { ...found, hurried: rules.consider(hidden, seat, { milliseconds: 20, champion: true }).choices.length };
}

/** Two choices after some steps of a game, beside each other. */
export function compare(rules, { options, seed, steps, seat, seeds, choices, playouts, samples }) {
  let record = rules.start(rules.bare(options, BigInt(seed)));
  for (const [who, choice] of steps) record = rules.step(record, who, choice);
  const [hidden, numbers] = [rules.hide(record, seat), seeds.map(BigInt)];
  return {
    samples: rules.compare(hidden, seat, choices, { playouts, samples, seeds: numbers.slice(0, 1) }),
    gains: rules.gains(hidden, seat, choices, numbers.slice(1)),
  };
}

/** Random games: their points, ranks and lengths. */
export function playouts(rules, { options, seed, count }) {
  const found = rules.playouts(rules.bare(options, BigInt(seed)), count);
  return Object.fromEntries(Object.entries(found).map(([name, numbers]) => [name, Array.from(numbers)]));
}

/** What a wrong call says. */
export function refused(rules, { options, seed, call, args, over }) {
  const record = rules.start(rules.bare(options, BigInt(seed)));
  if (over) record[rules.layout.table.fields.to_act.offset] = 0;
  const before = record.slice();
  let message = null;
  try {
    rules[call](call === "start" ? new Uint8Array(1) : record, ...args);
  } catch (error) {
    message = `${error.name}: ${error.message}`;
  }
  return { message, unchanged: record.every((byte, n) => byte === before[n]) };
}
