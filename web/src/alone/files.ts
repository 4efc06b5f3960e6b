/** The files that `reinos.browser.rehearsal` packs. */
const BLOCK = 512;
const NAME = 100; // bytes, at the beginning of a head
const SIZE = [124, 136] as const; // where a head has it, in octal
const UNPACKED = "unpacked"; // a header of what the service worker keeps

/** What a packed file holds. */
export async function unpacked(file: string): Promise<ReadableStream<Uint8Array>> {
  const found = await fetch(file);
  if (!found.ok || !found.body) throw new Error(`${file}: ${found.status}`);
  return found.headers.has(UNPACKED) ? inTwo(found) : found.body.pipeThrough(new DecompressionStream("gzip"));
}

/** A stream in two pieces: how a file begins is wanted early, and what lies here is not worth hundreds of small ones. */
function inTwo(found: Response): ReadableStream<Uint8Array> {
  const whole = found.clone().arrayBuffer();
  const reader = found.body!.getReader();
  return new ReadableStream({
    async start(stream) {
      const first = (await reader.read()).value as Uint8Array;
      void reader.cancel();
      stream.enqueue(first);
      stream.enqueue(new Uint8Array(await whole).subarray(first.length));
      stream.close();
    },
  });
}

/** The files of an archive, which is a tar, by their names. */
export async function archived(file: string): Promise<Map<string, Uint8Array>> {
  const bytes = new Uint8Array(await new Response(await unpacked(file)).arrayBuffer());
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to)).replace(/\0.*/s, "");
  const files = new Map<string, Uint8Array>();
  for (let head = 0; bytes[head]; ) {
    const [size, from] = [parseInt(text(head + SIZE[0], head + SIZE[1]), 8), head + BLOCK];
    files.set(text(head, head + NAME), bytes.subarray(from, from + size));
    head = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
