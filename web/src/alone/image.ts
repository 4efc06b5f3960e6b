/** The memory of a Python that has imported everything already: `reinos.browser` writes it when the page is built. */
import type { PyodideConfig } from "pyodide";

interface Module {
  growMemory(bytes: number): void;
  _sbrk(bytes: number): number;
}

interface Settings {
  instantiateWasm(imports: object, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): object;
}

interface Script {
  default: (settings: Settings) => Promise<Module>;
}

interface Image {
  head: Uint8Array<ArrayBuffer>; // what Pyodide knows of the memory
  size: number; // of the memory, in bytes
  data: number; // words at its beginning that Python's module brings
  fill(memory: ArrayBuffer, fresh: Uint32Array): Promise<void>; // with all that differs from these words, or from zero
}

/** What starts Python from an image. That is read last: until the module is started, it has the line for itself. */
export function fromImage(file: Promise<ReadableStream<Uint8Array>>, script: string): Partial<PyodideConfig> {
  const image = file.then(begun);
  const loaded = import(/* @vite-ignore */ script) as Promise<Script>;

  async function createPyodideModule(settings: Settings): Promise<Module> {
    const [{ default: create }, { size, data, fill }] = await Promise.all([loaded, image]);
    let [memory, fresh] = [null as WebAssembly.Memory | null, new Uint32Array()];
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        memory = instance.exports.memory as WebAssembly.Memory;
        fresh = new Uint32Array(memory.buffer).slice(0, data);
        done(instance, module);
      });
    const module = await create(settings);
    new Uint8Array(memory!.buffer).fill(0, 0, module._sbrk(0)); // nothing beyond was touched
    module.growMemory(size);
    await fill(memory!.buffer, fresh);
    return module;
  }

  return {
    _loadSnapshot: image.then(({ head }) => head), // the memory that would follow is there already
    createPyodideModule: createPyodideModule as unknown as PyodideConfig["createPyodideModule"],
  };
}

/** Read how large everything is, and where the pieces belong that follow. */
async function begun(file: ReadableStream<Uint8Array>): Promise<Image> {
  const reader = file.getReader();
  let left = new Uint8Array();

  async function read(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      if (!left.length) left = (await reader.read()).value as Uint8Array<ArrayBuffer>;
      const part = left.subarray(0, bytes.length - at);
      bytes.set(part, at);
      at += part.length;
      left = left.subarray(part.length);
    }
  }

  async function words(count: number): Promise<Uint32Array> {
    const found = new Uint32Array(count);
    await read(new Uint8Array(found.buffer));
    return found;
  }

  async function fill(memory: ArrayBuffer, fresh: Uint32Array): Promise<void> {
    const numbers = new Uint32Array(memory);
    numbers.set(fresh);
    for (let n = 0; n < pieces.length; n += 2) {
      const [from, length] = [pieces[n]!, pieces[n + 1]!];
      await read(new Uint8Array(memory, from, length));
      for (let at = from / 4; at < Math.min((from + length) / 4, fresh.length); at++) numbers[at]! ^= fresh[at]!;
    }
  }

  const [size, data, count, known] = (await words(4)) as unknown as [number, number, number, number];
  const pieces = await words(2 * count);
  const head = new Uint8Array(known);
  await read(head);
  return { head, size, data, fill };
}
