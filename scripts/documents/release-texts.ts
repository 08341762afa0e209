/** In: a checkout. Out: the texts of its documents that differ before and after the first release. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkoutFiles } from "../checkout-files";
import { SCOPE } from "../release/packages";
import { scopedCommands } from "../release/scope";

const TEXTS = "scripts/documents/release-texts.md";

/** Whether the packages are published: `npm version` dates the section of a release in CHANGELOG.md. */
export const isReleased = (checkout: string): boolean =>
  /^## \S+ \(\d{4}-\d\d-\d\d\)$/m.test(readFileSync(path.join(checkout, "CHANGELOG.md"), "utf8"));

export function releaseTexts(checkout: string, released: boolean): Parts {
  const file = path.join(checkout, TEXTS);
  if (!existsSync(file)) return new Map();
  const [, ...pieces] = readFileSync(file, "utf8").split(/^<!-- ([\w-]+: (?:un)?released) -->\n/m);
  const state = released ? "released" : "unreleased";
  return new Map(
    pieces.flatMap((heading, index) => {
      const [name = "", of] = heading.split(": ");
      const text = pieces[index + 1]?.trim() ?? "";
      const scoped = SCOPE === null ? text : scopedCommands(text, SCOPE);
      return index % 2 === 0 && of === state ? [[name, scoped] as const] : [];
    }),
  );
}

export function outdatedTexts(
  checkout: string,
  released = isReleased(checkout),
): readonly { readonly file: string; readonly text: string }[] {
  const texts = releaseTexts(checkout, released);
  return documentsAmong(checkoutFiles(checkout) ?? []).flatMap((file) => {
    const before = readFileSync(path.join(checkout, file), "utf8");
    const text = withParts(before, texts);
    return text === before ? [] : [{ file, text }];
  });
}

/** The documents among files of a checkout: Markdown, other than the texts themselves and fixtures of tests. */
export const documentsAmong = (files: readonly string[]): readonly string[] =>
  files
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".md") && !file.startsWith("tests/fixtures/") && file !== TEXTS);

/** Name of a generated part → its text, without the blank lines around it. */
export type Parts = ReadonlyMap<string, string>;

const PART = /^<!-- generated: (.+?) -->\n[^]*?^<!-- end -->$/gm;

export const partNames = (text: string): readonly string[] =>
  [...text.matchAll(PART)].map(([, name = ""]) => name);

export const withParts = (text: string, parts: Parts): string =>
  text.replaceAll(PART, (before, name: string) => {
    const part = parts.get(name);
    if (part === undefined) return before;
    return [`<!-- generated: ${name} -->`, ...(part === "" ? [] : ["", part, ""]), "<!-- end -->"].join("\n");
  });
