/** `npm run build:fonts`: writes subsets of fonts, which are committed, by `src/styles/fonts.css`. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transform } from "lightningcss";
import subsetFont from "subset-font";
import { isMain, root } from "./run";

const STYLES = path.join(root, "src/styles/fonts.css");
const { resolve } = createRequire(path.join(root, "package.json"));

interface FontFile {
  readonly name: string;
  readonly characters: string;
}

export const subsetFonts = (): Promise<readonly (readonly [file: string, contents: Buffer])[]> =>
  Promise.all(
    fontFiles().map(async ({ name, characters }) => {
      const { original, axes } = originalOf(name);
      const options = {
        targetFormat: "woff2" as const,
        keepFeatures: FEATURES,
        noHinting: true,
        ...(axes !== null && { variationAxes: axes }),
      };
      const contents = await subsetFont(readFileSync(resolve(original)), characters, options);
      return [path.join(path.dirname(STYLES), "fonts", name), contents] as const;
    }),
  );

/** The weights between those of text and headings: see `tokens.css`. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** Kerning, accents, letters of a language, figures of one width: alternates are a third of Inter. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"];

function originalOf(name: string) {
  const [, family, subset = ""] = /^(inter|bricolage-grotesque)-([\w-]+)\.woff2$/.exec(name) ?? [];
  const original = subset === "basic" ? "latin" : subset;
  return family === "inter"
    ? { original: `@fontsource-variable/inter/files/inter-${original}-wght-normal.woff2`, axes: WEIGHTS }
    : {
        original: `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${original}-700-normal.woff2`,
        axes: null,
      };
}

function fontFiles(): readonly FontFile[] {
  const files: FontFile[] = [];
  transform({
    filename: STYLES,
    code: readFileSync(STYLES),
    visitor: {
      Rule: {
        "font-face"({ value: { properties } }) {
          const [url] = properties.flatMap((one) => (one.type === "source" ? one.value : []));
          const ranges = properties.flatMap((one) => (one.type === "unicode-range" ? one.value : []));
          if (url?.type !== "url") throw new Error(`${STYLES}: a font has no file.`);
          files.push({
            name: path.basename(url.value.url.url),
            characters: ranges.map(charactersOf).join(""),
          });
        },
      },
    },
  });
  return files;
}

const charactersOf = ({ start, end }: { readonly start: number; readonly end: number }): string =>
  Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join("");

if (isMain("scripts/fonts.ts"))
  for (const [file, contents] of await subsetFonts()) {
    writeFileSync(file, contents);
    console.log(`${path.relative(root, file)}: ${contents.length} bytes`);
  }
