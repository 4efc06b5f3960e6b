// Runs `rehearsal.py` in Node, in the Python that the browser will have: node compile.mjs PYODIDE FILES FOLDER.
// A first Python finds out what a visit needs. A second one imports it all, and its memory is the image from which
// browsers start; what is read after that makes the archives.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const PYTHON = "/home/pyodide"; // where the browser has Python's files
const LARGEST = 4 << 20; // bytes of a hole in the memory; there are none larger
const [pyodide, files, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${pyodide}/pyodide.asm.mjs`).href);
const rehearsal = readFileSync(new URL("rehearsal.py", import.meta.url), "utf8");
const between = mkdtempSync(join(tmpdir(), "reinos"));

/** Compile everything; the modules that a visit imports. */
async function prepare() {
  const python = await loadPyodide({ indexURL: pyodide });
  for (const [place, path] of Object.entries({ "/files": files, "/between": between })) python.mountNodeFS(place, path);
  python.runPython(rehearsal);
  const library = python.runPython("next(path for path in sys.path if path.endswith('.zip'))");
  return python.globals.get("prepare")("/files", library, "/between");
}

/** Write the image and the archives. */
async function pack(modules) {
  let fresh; // the memory as the module brings it, which the browser has too
  const createPyodideModule = (settings) => {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) =>
      instantiate(imports, (instance, module) => {
        fresh = new Uint8Array(instance.exports.memory.buffer).slice();
        done(instance, module);
      });
    return create(settings);
  };
  const stdLibURL = join(between, "python.zip");
  const python = await loadPyodide({ indexURL: pyodide, stdLibURL, createPyodideModule, _makeSnapshot: true });
  python.mountNodeFS("/folder", folder);
  python.mountNodeFS(PYTHON, join(between, "own"));
  python.runPython(rehearsal);
  python.globals.get("settle")(PYTHON, modules);
  blank(python._module);
  writeFileSync(join(folder, "python.image"), gzipSync(image(python.makeMemorySnapshot(), fresh), { level: 9 }));
  python.FS.writeFile("/library.zip", readFileSync(join(pyodide, "python_stdlib.zip")));
  await python.globals.get("pack")(PYTHON, "/library.zip", "/folder");
}

/** Fill the holes in the memory with zeros, which cost a visitor nothing. */
function blank(module) {
  const held = [];
  const end = module._malloc(LARGEST);
  module._free(end);
  for (let size = LARGEST; size >= 64; size /= 2)
    for (let place = 0; place < end; held.push(place)) {
      place = module._malloc(size);
      module.HEAPU8.fill(0, place, place + size);
    }
  for (const place of held) module._free(place);
}

/** The length of a snapshot, that of the data which the module brings, and the snapshot without these. */
function image(snapshot, fresh) {
  const [, start] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const data = fresh.findLastIndex((byte) => byte !== 0) + 1;
  for (let n = 0; n < data; n++) snapshot[start + n] ^= fresh[n];
  return Buffer.concat([Buffer.from(Uint32Array.of(snapshot.length, data).buffer), snapshot]);
}

try {
  await pack(await prepare());
} catch (error) {
  console.error(error.message ?? error); // Node would print the script it comes from, which is one line of a megabyte
  process.exitCode = 1;
} finally {
  rmSync(between, { recursive: true });
}
