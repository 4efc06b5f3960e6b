/** Archives that `reinos.browser.rehearsal` writes: compressed tars, unpacked by the browser. */
const BLOCK = 512;
const NAME = 100; // bytes, at the beginning of a head
const SIZE = [124, 136] as const; // where a head has it, in octal

/** The files of an archive by their names. */
export async function unpacked(archive: ReadableStream<BufferSource>): Promise<Map<string, Uint8Array>> {
  const bytes = new Uint8Array(await new Response(archive.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to)).replace(/\0.*/s, "");
  const files = new Map<string, Uint8Array>();
  for (let head = 0; bytes[head]; ) {
    const [size, from] = [parseInt(text(head + SIZE[0], head + SIZE[1]), 8), head + BLOCK];
    files.set(text(head, head + NAME), bytes.subarray(from, from + size));
    head = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
