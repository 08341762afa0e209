import { codeTokens } from "luau-syntax";

/**
 * The `aliases` of a `.config.luau`, as far as they are written out: `return { luau = { aliases = { kit =
 * "./kit", ["up"] = "../up" } } }`. No code is executed.
 */
export function configAliases(text: string): readonly (readonly [name: string, target: string])[] {
  const words = codeTokens(text).map((token) => token.text);
  const start = words.findIndex(
    (word, at) => word === "aliases" && words[at + 1] === "=" && words[at + 2] === "{",
  );
  if (start === -1) return [];
  const end = words.indexOf("}", start);
  return words.slice(start + 3, end === -1 ? undefined : end).flatMap((word, index, inside) => {
    if (word !== "=") return [];
    const [before = "", quoted = ""] = [inside[index - 1], inside[index - 2]];
    const name = before === "]" ? stringIn(quoted) : before;
    const target = stringIn(inside[index + 1] ?? "");
    return name === null || target === null ? [] : [[name, target] as const];
  });
}

/** Null for what is not a string without escapes. */
const stringIn = (token: string): string | null => /^(["'])([^\\]*)\1$/.exec(token)?.[2] ?? null;
