// Runs `rehearsal.py` in Node, in the Python that the browser will have: node compile.mjs PYODIDE FILES FOLDER.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, files, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS("/files", files);
python.mountNodeFS("/folder", folder);
python.runPython(readFileSync(new URL("rehearsal.py", import.meta.url), "utf8"));
const library = python.runPython("next(path for path in sys.path if path.endswith('.zip'))");
try {
  await python.globals.get("pack")("/files", library, "/folder");
} catch (error) {
  console.error(error.message); // Node would print the script it comes from, which is one line of a megabyte
  process.exitCode = 1;
}
