/**
 * Bundles the renderer for Node: the document around a page, and the component of each page, each in a separate
 * file whose name contains a digest of its content.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { context, transform, type Metafile, type Plugin } from "esbuild";
import type { Assets } from "./assets";
import type { BundleContext } from "./bundles";
import { isText } from "../mdx/file-link";
import { compiledText } from "../mdx/compiled-texts";
import { relativePath } from "../files/relative-path";
import { files, styles } from "./esbuild-plugins";
import { moduleFiles } from "../site-data/generated-modules";

/** The renderer's files, by page component; that of the document by `DOCUMENT`. */
export type RendererFiles = ReadonlyMap<string, string>;

export const DOCUMENT = path.normalize("src/node/render/document.tsx");

const FOLDER = ".cache/renderer";
const ENTRY = "renderer";

interface Options {
  /** Files of page components; for guides and posts, with the name of their text appended. */
  readonly components: () => readonly string[];
  readonly assets: Assets;
  readonly prefix: string;
}

export const rendererContext = (options: Options): Promise<BundleContext> =>
  context({
    absWorkingDir: process.cwd(),
    entryPoints: [ENTRY],
    outdir: FOLDER,
    chunkNames: "[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    metafile: true,
    write: false,
    sourcemap: "external",
    sourcesContent: false,
    minifySyntax: true,
    minifyWhitespace: true,
    jsx: "automatic",
    alias: moduleFiles("pages"),
    define: { "process.env.NODE_ENV": '"production"', __PATH_PREFIX__: JSON.stringify(options.prefix) },
    plugins: [
      pages(options.components),
      textElements,
      missingImports,
      withoutGatsby,
      inlinedScripts,
      styles,
      files(options.assets),
    ],
    logLevel: "silent",
  });

/** The entry imports every component. That of a guide's page is its template, with its text as the child. */
const pages = (components: Options["components"]): Plugin => ({
  name: "pages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^renderer$/ }, () => ({ path: ENTRY, namespace: "pages" }));
    onLoad({ filter: /.*/, namespace: "pages" }, () => {
      const imports = [path.resolve(DOCUMENT), ...components()].map(
        (one) => `() => import(${JSON.stringify(one)})`,
      );
      return { contents: `export default [${imports.join(",\n")}]`, resolveDir: process.cwd() };
    });
    onResolve({ filter: /\?__contentFilePath=/ }, ({ path: component }) => ({
      path: component,
      namespace: "text-page",
    }));
    onLoad({ filter: /.*/, namespace: "text-page" }, ({ path: component }) => ({
      contents: textPage(component),
      loader: "jsx",
      resolveDir: process.cwd(),
    }));
    onLoad({ filter: /\.(?:mdx?|markdown)$/i }, ({ path: file }) => ({
      contents: compiledText(file),
      loader: "js",
    }));
  },
});

/** @param component the file of a template, and that of a text in its query */
function textPage(component: string): string {
  const [template = "", text = ""] = component
    .split("?__contentFilePath=")
    .map((part) => JSON.stringify(part));
  return `
    import Template from ${template};
    import Text from ${text};
    export * from ${template};
    export default (props) => <Template {...props}><Text {...props} /></Template>;`;
}

const textElements: Plugin = {
  name: "text-elements",
  setup({ onResolve }) {
    onResolve({ filter: /^react\/jsx-dev-runtime$/ }, ({ importer }) =>
      isText(importer) ? { path: path.resolve("src/node/render/text-elements.tsx") } : undefined,
    );
  },
};

/** A text that imports a file that does not exist fails when it is rendered: its page alone, at the import. */
const missingImports: Plugin = {
  name: "missing-imports",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^\.{1,2}\// }, async ({ path: file, importer, pluginData, ...options }) => {
      if (!isText(importer) || pluginData === CHECKED) return undefined;
      const { errors } = await resolve(file, { ...options, importer, pluginData: CHECKED });
      return errors.length === 0 ? undefined : { path: file, namespace: "missing-imports" };
    });
    onLoad({ filter: /.*/, namespace: "missing-imports" }, ({ path: file }) => ({
      contents: `module.exports = {}; throw new Error(${JSON.stringify(`There is no file \`${file}\``)});`,
    }));
  },
};
const CHECKED = "checked";

/** Pages contain the text of these functions, so that their variables have short names, too. */
const inlinedScripts: Plugin = {
  name: "inlined-scripts",
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]src[\\/]lib[\\/](?:shell[\\/]early-script|browser[\\/]watch-files)\.ts$/ },
      async ({ path: file }) => {
        // The synchronous function would start a process of its own.
        const { code } = await transform(readFileSync(file, "utf8"), { loader: "ts", minify: true });
        return { contents: code, loader: "js", resolveDir: path.dirname(file), watchFiles: [file] };
      },
    );
  },
};

/** Templates import only `graphql`, whose queries Gatsby has already extracted. */
const withoutGatsby: Plugin = {
  name: "without-gatsby",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: "gatsby", namespace: "without-gatsby" }));
    onLoad({ filter: /.*/, namespace: "without-gatsby" }, () => ({
      contents: "export const graphql = () => null;",
    }));
  },
};

/** @param components the option with which the bundle was made */
export function readRendererFiles({ outputs }: Metafile, components: readonly string[]): RendererFiles {
  const files = new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint.replace(/^text-page:/, ""), path.resolve(file)]],
    ),
  );
  return new Map(
    [DOCUMENT, ...components].map((component) => [component, files.get(relativeTo(component)) ?? ""]),
  );
}

/** The name that esbuild gives to the entry point of a chunk. */
const relativeTo = (component: string): string =>
  component.includes("?") || !path.isAbsolute(component) ? component : relativePath(component);
