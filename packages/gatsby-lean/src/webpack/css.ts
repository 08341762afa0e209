import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Rule } from "./rules";

/** The oldest browsers of .browserslistrc in esbuild's notation: `chrome >= 123` becomes `chrome123`. */
function targets(): string[] {
  const lines = readFileSync(".browserslistrc", "utf8")
    .split("\n")
    .filter((line) => /^[^#\s]/.test(line));
  return lines.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line.trim()) ?? [];
    if (name !== undefined && version !== undefined) return (name === "ios_saf" ? "ios" : name) + version;
    throw new Error(
      `.browserslistrc: "${line}" must be a browser and its oldest version, as in "chrome >= 123".`,
    );
  });
}

/** Removes PostCSS from the rules for style sheets: esbuild adds the prefixes while minifying. */
export function withoutPostcss(rules: readonly Rule[]): void {
  for (const rule of rules) {
    withoutPostcss(rule.oneOf ?? []);
    if (Array.isArray(rule.use)) rule.use = rule.use.filter((entry: unknown) => !isPostcss(entry));
  }
}

const isPostcss = (entry: unknown): boolean =>
  typeof entry === "object" &&
  entry !== null &&
  "loader" in entry &&
  /[\\/]postcss-loader[\\/]/.test(String(entry.loader));

/** Minifies style sheets with esbuild. */
export const cssMinimizer = (plugins: CreateWebpackConfigArgs["plugins"]): unknown =>
  plugins.minifyCss({ parallel: false, minify: minifyCss });

interface Minified {
  readonly code: string;
  readonly warnings: readonly string[];
}

/** @param sheets one style sheet, by its name */
async function minifyCss(sheets: Readonly<Record<string, string>>): Promise<Minified> {
  const [text = ""] = Object.values(sheets);
  const options = { loader: "css", minify: true, target: targets(), legalComments: "none" } as const;
  const { code, warnings } = await transform(text, options);
  const place = (line: string | undefined): string => (line === undefined ? "" : `, in \`${line.trim()}\``);
  return { code, warnings: warnings.map((warning) => warning.text + place(warning.location?.lineText)) };
}
