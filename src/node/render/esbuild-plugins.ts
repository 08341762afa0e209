/** esbuild plugins for CSS modules, published files and workers. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import type { Assets } from "./assets";
import { classNames, isForShadowRoot, comesWithCode, styleText } from "./style-sheet";

/** Exports a CSS module's class names, or a shadow root's styles; others are in the site's style sheet. */
export const styles: Plugin = {
  name: "styles",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path: file }) => {
      if (comesWithCode(file)) return { contents: adoptedStyles(file), loader: "js", watchFiles: [file] };
      if (file.endsWith(".module.css"))
        return { contents: JSON.stringify(classNames(file)), loader: "json", watchFiles: [file] };
      if (isForShadowRoot(file)) return { contents: styleText(file), loader: "text", watchFiles: [file] };
      return { contents: "" };
    });
  },
};

/** A module that adds its styles to the document, and exports its class names. */
const adoptedStyles = (file: string): string =>
  [
    `const sheet = new CSSStyleSheet();`,
    `sheet.replaceSync(${JSON.stringify(styleText(file))});`,
    `document.adoptedStyleSheets.push(sheet);`,
    ...Object.entries(classNames(file)).map(
      ([name, value], index) =>
        `const c${index} = ${JSON.stringify(value)}; export { c${index} as ${JSON.stringify(name)} };`,
    ),
  ].join("\n");

/** Publishes images and other imported files; the import is their address. */
export const files = (assets: Assets): Plugin => ({
  name: "files",
  setup({ onLoad }) {
    onLoad(
      { filter: /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|ogg|pdf|zip|woff2?)$/ },
      ({ path: file }) => ({
        contents: `export default ${JSON.stringify(assets.publishFile(file))}`,
        watchFiles: [file],
      }),
    );
  },
});

/** A reference to a file relative to the module: `new URL("./luau.worker.ts", import.meta.url)`. */
const relativeUrl = /new URL\(\s*"([^"]+)",\s*import\.meta\.url\s*\)/g;

/** Publishes workers and `.wasm` files referenced by `new URL("…", import.meta.url)`. */
export const urls = (assets: Assets): Plugin => ({
  name: "urls",
  setup({ onLoad, initialOptions }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const text = readFileSync(file, "utf8");
      const names = [...text.matchAll(relativeUrl)].map(([, name = ""]) => name);
      if (names.length === 0) return null;
      const addresses = new Map<string, string>();
      for (const name of names) addresses.set(name, await publishNamed(name, file));
      const contents = text.replace(
        relativeUrl,
        (_, name: string) => `new URL(${JSON.stringify(addresses.get(name))}, self.location.href)`,
      );
      return { contents, loader: file.endsWith("x") ? "tsx" : "ts" };
    });

    const publishNamed = (name: string, from: string): string | Promise<string> => {
      if (!/\.ts$/.test(name)) return assets.publishFile(createRequire(from).resolve(name));
      return publishAlone(
        path.resolve(path.dirname(from), name),
        { ...initialOptions, format: "iife" },
        assets,
      );
    };
  },
});

/** Publishes a part that pages fetch later as one file: each chunk that it shares would be a request. */
export const parts = (assets: Assets): Plugin => ({
  name: "parts",
  setup({ onResolve, initialOptions }) {
    onResolve({ filter: /^\.\/islands$/ }, async ({ kind, path: name, resolveDir }) => {
      if (kind !== "dynamic-import") return null;
      const address = await publishAlone(path.join(resolveDir, `${name}.tsx`), initialOptions, assets);
      return { path: `./${path.basename(address)}`, external: true };
    });
  },
});

/** Bundles a script with all that it imports; returns its address. */
async function publishAlone(entry: string, options: BuildOptions, assets: Assets): Promise<string> {
  const { outputFiles: [script] = [] } = await build({
    ...options,
    entryPoints: [entry],
    inject: [],
    splitting: false,
    // A second file would be published under no name.
    legalComments: "inline",
    write: false,
  });
  return assets.publish(`${path.parse(entry).name}.js`, script?.contents ?? new Uint8Array());
}
