// Runs `rehearsal.py` in Node, in the Python that the browser will have: node compile.mjs PYODIDE FILES FOLDER.
// A first Python finds out what a visit needs. A second one imports it all, and its memory is the image from which
// browsers start; what is read after that makes the archives.
import crypto from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const PYTHON = "/home/pyodide"; // where the browser has Python's files
const LARGEST = 4 << 20; // bytes of a hole in the memory; there are none larger
const SMALLEST = 8;
const PAGE = 4096; // bytes: pages that are nothing but zeros are left out
const [pyodide, files, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const { default: create } = await import(pathToFileURL(`${pyodide}/pyodide.asm.mjs`).href);
const rehearsal = readFileSync(new URL("rehearsal.py", import.meta.url), "utf8");
const between = mkdtempSync(join(tmpdir(), "reinos"));

// From the same files always the same bytes come: time stands still, and dice fall as they did.
Date.now = performance.now = () => 0;
crypto.randomFillSync = (bytes) => bytes.fill(0);

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
  copy(join(between, "own"), PYTHON, python.FS);
  python.runPython(rehearsal);
  python.globals.get("settle")(PYTHON, modules);
  blank(python._module);
  writeFileSync(join(folder, "python.image"), gzipSync(image(python.makeMemorySnapshot(), fresh), { level: 9 }));
  python.mountNodeFS("/folder", folder);
  python.FS.writeFile("/library.zip", readFileSync(join(pyodide, "python_stdlib.zip")));
  await python.globals.get("pack")(PYTHON, "/library.zip", "/folder");
}

/** Copy a folder into Python's own file system, where no file is older than another. */
function copy(from, to, FS) {
  FS.mkdirTree(to);
  for (const name of readdirSync(from).sort()) {
    const [source, place] = [join(from, name), `${to}/${name}`];
    if (statSync(source).isDirectory()) copy(source, place, FS);
    else FS.writeFile(place, readFileSync(source));
  }
}

/** Fill the holes in the memory, and what was on the stack, with zeros, which cost a visitor nothing. */
function blank(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const held = [];
  const end = module._malloc(LARGEST);
  module._free(end);
  for (let size = LARGEST; size >= SMALLEST; size /= 2)
    for (let place = 0; place < end; held.push(place)) {
      place = module._malloc(size);
      module.HEAPU8.fill(0, place, place + size);
    }
  for (const place of held) module._free(place);
}

/** What `web/src/alone/image.ts` reads: the memory without the data that the module brings, and without zeros. */
function image(snapshot, fresh) {
  const [, start] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const memory = snapshot.subarray(start);
  const data = Math.ceil((fresh.findLastIndex((byte) => byte !== 0) + 1) / 4); // words
  for (let n = 0; n < 4 * data; n++) memory[n] ^= fresh[n];
  const pieces = []; // where each begins, and its length
  for (let at = 0; at < memory.length; at += PAGE) {
    if (memory.subarray(at, at + PAGE).every((byte) => byte === 0)) continue;
    if (pieces.at(-1)?.[0] + pieces.at(-1)?.[1] === at) pieces.at(-1)[1] += PAGE;
    else pieces.push([at, PAGE]);
  }
  const head = Uint32Array.of(memory.length, data, pieces.length, start, ...pieces.flat());
  const parts = pieces.map(([at, size]) => memory.subarray(at, at + size));
  return Buffer.concat([Buffer.from(head.buffer), snapshot.subarray(0, start), ...parts]);
}

try {
  await pack(await prepare());
} catch (error) {
  console.error(error.message ?? error); // Node would print the script it comes from, which is one line of a megabyte
  process.exitCode = 1;
} finally {
  rmSync(between, { recursive: true });
}
