/** In: the code of a sample. Out: the names that it uses and declares, as far as its tokens show them. */
import { codeTokens, type LuauToken } from "luau-syntax";

interface CodeNames {
  /** Names that are not members; those of types, too. */
  readonly used: ReadonlySet<string>;
  /** Variables, functions, parameters, variables of loops, and globals that are assigned. */
  readonly declared: ReadonlySet<string>;
}

export function namesIn(code: string): CodeNames {
  const tokens = codeTokens(code);
  const used = new Set<string>();
  const declared = new Set<string>();
  let braces = 0;
  for (const [index, { kind, text }] of tokens.entries()) {
    if (text === "{") braces += 1;
    if (text === "}") braces -= 1;
    for (const name of declaredBy(tokens, index)) declared.add(name);
    const next = tokens[index + 1]?.text ?? "";
    if (kind !== "name" || isMemberAt(tokens, index)) continue;
    if (next !== "=") used.add(text);
    else if (braces === 0) declared.add(text);
  }
  return { used, declared };
}

/** Whether a token is a member: in `a.b` and `a:b()`, but not in `a: b`. */
export function isMemberAt(tokens: readonly LuauToken[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.text === "." || (before?.text === ":" && before.end === tokens[index]?.start);
}

/** The names that a keyword declares: behind it, up to the end of its list. */
function declaredBy(tokens: readonly LuauToken[], index: number): readonly string[] {
  const next = tokens[index + 1];
  switch (tokens[index]?.text) {
    case "local":
    case "const":
      return next?.text === "function" ? [] : namesOfList(tokens, index + 1);
    case "for":
      return namesOfList(tokens, index + 1);
    case "function": {
      const open = tokens.findIndex(({ text }, tokenIndex) => tokenIndex > index && text === "(");
      // `function fs.read()` adds to a table.
      const isOwn = next?.kind === "name" && !/^[.:]$/.test(tokens[index + 2]?.text ?? "");
      const name = isOwn ? [next.text] : [];
      return open === -1 ? name : [...name, ...namesOfList(tokens, open + 1)];
    }
    default:
      return [];
  }
}

/** `a, b: (c, d) -> e, f` declares `a`, `b` and `f`. */
function namesOfList(tokens: readonly LuauToken[], start: number): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  let isExpected = true;
  for (const { kind, text } of tokens.slice(start)) {
    if (isExpected && kind !== "name") return names;
    if (isExpected) names.push(text);
    isExpected = depth === 0 && text === ",";
    if (/^[([{<]$/.test(text)) depth += 1;
    if (/^[)\]}>]$/.test(text)) depth -= 1;
    if (depth < 0 || (depth === 0 && (text === "=" || text === "in"))) return names;
  }
  return names;
}
