import { readFileSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SPRITE = new URL("../src/reinos/look/symbols.svg", import.meta.url);

/** The sprite stands in the page once, without the style that the content security policy refuses. */
function sprite(): Plugin {
  return {
    name: "reinos-sprite",
    transformIndexHtml: (html) =>
      html.replace("<!--sprite-->", () =>
        readFileSync(SPRITE, "utf-8").replace(/<svg[^>]*>/, '<svg class="sprite" width="0" height="0" aria-hidden="true">'),
      ),
  };
}

const ALONE = "alone"; // the mode that makes the page for a web space, without a server
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** What a server would say in headers stands in the page; its worker begins before its other scripts are here. */
function alone(): Plugin {
  const head = (files: string[]) => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY } },
    { tag: "meta", attrs: { name: "referrer", content: "same-origin" } },
    { tag: "script", attrs: { src: "./begin.js", async: true, "data-worker": files.find((file) => /\bworker-.*\.js$/.test(file)) } },
    { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" } },
  ];
  return {
    name: "reinos-alone",
    transformIndexHtml: (_, { bundle = {} }) => head(Object.keys(bundle)).map((tag) => ({ ...tag, injectTo: "head-prepend" })),
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite(), ...(mode === ALONE ? [alone()] : [])],
  base: mode === ALONE ? "./" : "/",
  resolve: {
    alias: { "#transport": fileURLToPath(new URL(mode === ALONE ? "src/alone/transport.ts" : "src/api/server.ts", import.meta.url)) },
  },
  worker: { format: "es" },
  build: {
    outDir: mode === ALONE ? "../src/reinos/browser/page" : "../src/reinos/server/static",
    emptyOutDir: true,
    manifest: "chunks.json", // which script needs which: the build measures what the page begins with
    assetsInlineLimit: 0, // the content security policy allows no data URLs
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: env.REINOS_SERVER ?? "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
}));
