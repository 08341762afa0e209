/** Bundles a site's style sheet, the class names of its CSS modules, and style sheets for shadow roots. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transform, type TransformResult } from "lightningcss";
import { filesUnder } from "../files/published-files";
import type { Assets } from "./assets";
import { styleTargets } from "./browser-targets";
import { classPrefix, shortNames } from "./class-names";

interface StyleSheet {
  /** The address of the style sheet. */
  readonly href: string;
  /** The addresses of its fonts. */
  readonly fonts: readonly string[];
}

/** Declares the order of the cascade layers, so that the order of the other files does not matter. */
const LAYERS = "src/styles/layers.css";
/** The site's own styles, last within their layer. */
const CUSTOM = "src/theme/custom.css";

/** Whether a style sheet is for a shadow root, to which the site's style sheet does not apply. */
export const isForShadowRoot = (file: string): boolean => file.endsWith(".shadow.css");

/** Whether a style sheet is for elements that only scripts create: it is then part of their bundle. */
export const comesWithCode = (file: string): boolean =>
  /[\\/]src[\\/](?:behaviours|components[\\/](?:search|mobile-menu))[\\/]/.test(path.resolve(file));

/** Compiles all other style sheets below `src` into one. Throws Lightning CSS's error for an invalid one. */
export function publishStyleSheet(assets: Assets): StyleSheet {
  const files = filesUnder("src")
    .filter((file) => file.endsWith(".css") && !isForShadowRoot(file))
    .map((file) => `src/${file}`)
    .filter((file) => file !== LAYERS && file !== CUSTOM && !comesWithCode(file));
  const fonts = new Set<string>();
  const texts = [LAYERS, ...files, CUSTOM].map((file) => minified(file, assets, fonts));
  const href = assets.publish("styles.css", Buffer.from(joinLayers(texts)));
  return { href, fonts: [...fonts] };
}

/**
 * Joins minified style sheets: successive ones that are a block of the same layer each share one.
 * @returns their text, in the same order
 */
export function joinLayers(texts: readonly string[]): string {
  const layers = texts.map(layerOf);
  return texts
    .map((text, index) => {
      const layer = layers[index] ?? null;
      if (layer === null) return text;
      const start = layers[index - 1] === layer ? layer.length : 0;
      return text.slice(start, layers[index + 1] === layer ? -1 : undefined);
    })
    .join("");
}

/** The head of the only block in a style sheet, such as `@layer components{`; null if there is more than it. */
function layerOf(text: string): string | null {
  const head = /^@layer [\w-]+\{/.exec(text)?.[0] ?? null;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (character === "}" && depth === 0) return index === text.length - 1 ? head : null;
  }
  return null;
}

function minified(file: string, assets: Assets, fonts: Set<string>): string {
  const { code, dependencies } = compile(file);
  let text = code;
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== "url") continue;
    const address = addressOf(dependency.url, file, assets);
    if (/\.woff2$/.test(address)) fonts.add(address);
    text = text.replaceAll(dependency.placeholder, address);
  }
  return text;
}

/** Publishes files of packages or beside the style sheet. Other addresses stay, also of missing files. */
function addressOf(url: string, file: string, assets: Assets): string {
  if (/^(?:[a-z]+:|[/#])/i.test(url)) return url;
  const asset = resolved(url, file);
  return asset === null ? url : assets.publishFile(asset);
}

function resolved(url: string, file: string): string | null {
  try {
    return createRequire(path.resolve(file)).resolve(url);
  } catch {
    return null;
  }
}

/** A CSS module's class names in pages, by their names in the file. */
export const classNames = (file: string): Readonly<Record<string, string>> => compile(file).names;

/** The text of a style sheet that is not published, which refers to no files. */
export const styleText = (file: string): string => compile(file).code;

interface CompiledStyles {
  /** Minified. */
  readonly code: string;
  readonly dependencies: TransformResult["dependencies"];
  readonly names: Readonly<Record<string, string>>;
}

function compile(file: string): CompiledStyles {
  const isModule = file.endsWith(".module.css");
  const prefix = classPrefix(file);
  const { code, dependencies, exports } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    targets: styleTargets(),
    analyzeDependencies: true,
    ...(isModule && { cssModules: { pattern: `${prefix}-[local]`, dashedIdents: false } }),
  });
  const names = shortNames(file, Object.keys(exports || {}));
  const text = Buffer.from(code).toString("utf8");
  return {
    code: isModule
      ? text.replaceAll(new RegExp(`\\.${prefix}-([\\w-]+)`, "g"), (written, name: string) => {
          const short = names.get(name);
          return short === undefined ? written : `.${short}`;
        })
      : text,
    dependencies,
    names: Object.fromEntries(names),
  };
}
