import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { ScriptRule } from "./compile";

/** The oldest browsers of .browserslistrc, as esbuild names them: `chrome >= 123` is `chrome123`. */
function targets(): readonly string[] {
  const lines = readFileSync(".browserslistrc", "utf8").split("\n").filter((line) => /^[^#\s]/.test(line));
  return lines.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line.trim()) ?? [];
    if (name === undefined || version === undefined) throw new Error(`.browserslistrc: "${line}" has to be a browser and its oldest version, such as "chrome >= 123".`);
    return (name === "ios_saf" ? "ios" : name) + version;
  });
}

/** A rule for style sheets: loaders one after the other, the last of them first. */
interface StyleRule extends ScriptRule {
  use?: unknown;
}

/**
 * Takes PostCSS out of the rules for style sheets: it looks for a configuration in all folders above each of them, which
 * takes longer than all else that is done to them. What it did, prefixes, esbuild does while it minifies.
 */
export function leavePostcssOut(rules: readonly StyleRule[]): void {
  for (const rule of rules) {
    leavePostcssOut(rule.oneOf ?? []);
    if (Array.isArray(rule.use)) rule.use = rule.use.filter((entry: unknown) => !isPostcss(entry));
  }
}

const isPostcss = (entry: unknown): boolean => typeof entry === "object" && entry !== null && "loader" in entry && /[\\/]postcss-loader[\\/]/.test(String(entry.loader));

/** Minifies style sheets with esbuild, in a hundredth of the time of cssnano, which Gatsby starts a process of its own for. */
export const cssMinimizer = (plugins: CreateWebpackConfigArgs["plugins"]): unknown =>
  plugins.minifyCss({ parallel: false, minify: minifyCss });

/** @param sheets one style sheet, by its name */
async function minifyCss(sheets: Readonly<Record<string, string>>): Promise<{ readonly code: string; readonly warnings: readonly string[] }> {
  const [text = ""] = Object.values(sheets);
  const { code, warnings } = await transform(text, { loader: "css", minify: true, target: [...targets()], legalComments: "none" });
  return { code, warnings: warnings.map(({ text: warning, location }) => (location === null ? warning : `${warning}, in \`${location.lineText.trim()}\``)) };
}
