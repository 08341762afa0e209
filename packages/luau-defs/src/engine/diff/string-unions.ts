/** Luau gives up on unions of a few hundred strings: those of the same unions are written as one. */
import { quoted } from "luau-syntax";

/** A mark that `withStrings` replaces: `\u0001["A","B"]\u0001`. Luau's strings escape this character. */
export const unionOfStrings = (values: readonly string[]): string =>
  `${MARK}${JSON.stringify([...new Set(values)].sort())}${MARK}`;

const MARK = "\u0001";

export function withStrings(text: string): string {
  const segments = text.split(MARK);
  const unions = new Set(segments.filter((_, index) => index % 2 === 1));
  const unionsByValue = new Map<string, string>();
  [...unions].forEach((union, index) => {
    for (const value of JSON.parse(union) as readonly string[])
      unionsByValue.set(value, `${unionsByValue.get(value) ?? ""} ${index}`);
  });
  const written = new Map(
    [...unions].map((union) => {
      const values = JSON.parse(union) as readonly string[];
      const groups = new Map(values.map((value) => [unionsByValue.get(value), value]));
      return [union, `(${[...groups.values()].map(quoted).join(" | ")})`];
    }),
  );
  return segments.map((segment) => written.get(segment) ?? segment).join("");
}
