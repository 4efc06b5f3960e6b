/** The memory of a Python that has imported everything already: `reinos.browser` writes it when the page is built. */
import type { PyodideConfig } from "pyodide";

const HEAD = 8; // bytes: the length of the snapshot, and of the data that Python's module brings and the image leaves out

interface Module {
  HEAP8: Int8Array;
  growMemory(bytes: number): void;
}

interface Settings {
  instantiateWasm(imports: object, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): object;
}

interface Script {
  default: (settings: Settings) => Promise<Module>;
}

/** What starts Python from an image while that still comes over the line. */
export function fromImage(packed: Promise<ReadableStream<BufferSource>>, script: string): Partial<PyodideConfig> {
  const image = packed.then(begun);
  const loaded = import(/* @vite-ignore */ script) as Promise<Script>;

  async function createPyodideModule(settings: Settings): Promise<Module> {
    const [{ default: create }, { snapshot, data, whole }] = await Promise.all([loaded, image]);
    let fresh = new Uint8Array();
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        fresh = new Uint8Array((instance.exports.memory as WebAssembly.Memory).buffer).slice(0, data);
        done(instance, module);
      });
    const module = await create(settings);
    await whole;
    const start = new Uint32Array(snapshot.buffer)[1]!;
    for (let n = 0; n < data; n++) snapshot[start + n]! ^= fresh[n]!;
    module.growMemory(snapshot.length - start);
    return module;
  }

  return {
    _loadSnapshot: image.then(({ snapshot }) => snapshot), // not filled before there is a module
    createPyodideModule: createPyodideModule as unknown as PyodideConfig["createPyodideModule"],
  };
}

interface Begun {
  snapshot: Uint8Array<ArrayBuffer>;
  data: number;
  whole: Promise<void>; // it has come
}

async function begun(packed: ReadableStream<BufferSource>): Promise<Begun> {
  const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
  let piece = (await reader.read()).value!;
  while (piece.length < HEAD) piece = new Uint8Array([...piece, ...(await reader.read()).value!]);
  const [length, data] = new Uint32Array(piece.slice(0, HEAD).buffer) as unknown as [number, number];
  const snapshot = new Uint8Array(length);
  return { snapshot, data, whole: fill(snapshot, piece.subarray(HEAD), reader) };
}

async function fill(whole: Uint8Array, first: Uint8Array, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  whole.set(first);
  for (let at = first.length, next = await reader.read(); !next.done; next = await reader.read()) {
    whole.set(next.value, at);
    at += next.value.length;
  }
}
