/** The memory of a Python that has imported everything already: `reinos.browser` writes it when the page is built. */
import type { PyodideConfig } from "pyodide";

interface Module {
  growMemory(bytes: number): void;
}

interface Settings {
  instantiateWasm(imports: object, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): object;
}

interface Script {
  default: (settings: Settings) => Promise<Module>;
}

interface Image {
  snapshot: Uint8Array<ArrayBuffer>;
  data: number; // words at its beginning that Python's module brings and the image leaves out
  fill(): Promise<void>; // read it
}

/** What starts Python from an image. That is read last: until the module is started, it has the line for itself. */
export function fromImage(file: Promise<ReadableStream<Uint8Array>>, script: string): Partial<PyodideConfig> {
  const image = file.then(begun);
  const loaded = import(/* @vite-ignore */ script) as Promise<Script>;

  async function createPyodideModule(settings: Settings): Promise<Module> {
    const [{ default: create }, { snapshot, data, fill }] = await Promise.all([loaded, image]);
    let fresh = new Uint32Array();
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        fresh = new Uint32Array((instance.exports.memory as WebAssembly.Memory).buffer).slice(0, data);
        done(instance, module);
      });
    const module = await create(settings);
    await fill();
    const start = new Uint32Array(snapshot.buffer)[1]!;
    const words = new Uint32Array(snapshot.buffer, start, data);
    for (let n = 0; n < data; n++) words[n]! ^= fresh[n]!;
    module.growMemory(snapshot.length - start);
    return module;
  }

  return {
    _loadSnapshot: image.then(({ snapshot }) => snapshot), // not filled before there is a module
    createPyodideModule: createPyodideModule as unknown as PyodideConfig["createPyodideModule"],
  };
}

/** Its head says how long the snapshot is, how much of it is left out, and where the pieces belong that are not zero. */
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

  async function fill(): Promise<void> {
    for (let n = 0; n < pieces.length; n += 2) await read(snapshot.subarray(pieces[n]!, pieces[n]! + pieces[n + 1]!));
  }

  const [length, data, count] = (await words(3)) as unknown as [number, number, number];
  const pieces = await words(2 * count);
  const snapshot = new Uint8Array(length);
  return { snapshot, data, fill };
}
