import { readFileSync } from "node:fs";
import { env } from "node:process";
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

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: {
    outDir: "../src/reinos/server/static",
    emptyOutDir: true,
    manifest: "chunks.json", // which script needs which: the build measures what the page begins with
    assetsInlineLimit: 0, // the content security policy allows no data URLs
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: env.REINOS_SERVER ?? "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
