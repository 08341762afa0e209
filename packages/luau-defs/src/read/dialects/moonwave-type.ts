/** Converts the types in Moonwave comments, which no tool checks, to Luau. */

/** `(A, B)` is two types as a result, and a list of parameters as a value. */
export type TypeRole = "value" | "result";

/** Longer texts are left as they are: the time for brackets that are never closed grows with the square. */
const MAX_TYPE_LENGTH = 10_000;

export function moonwaveType(written: string, role: TypeRole = "value"): string {
  if (written.length > MAX_TYPE_LENGTH) return written;
  const expressions: string[] = [];
  const withoutTypeof = written.replaceAll(TYPEOF, (one) => `typeof${expressions.push(one) - 1}`);
  const converted = convertedType(withoutTypeof, role);
  return converted.replaceAll(/typeof(\d+)/g, (one, index) => expressions[Number(index)] ?? one);
}

/** Its parentheses contain an expression, which is not converted. */
const TYPEOF = /\btypeof\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

function convertedType(written: string, role: TypeRole): string {
  const text = RULES.reduce((all, [pattern, replacement]) => all.replaceAll(pattern, replacement), written);
  const trimmed = text.trim();
  if (role === "value" && isGroup(trimmed) && isParameters(trimmed.slice(1, -1)))
    return `${repaired(`${trimmed} ->`)} ()`;
  return repaired(text);
}

const isGroup = (text: string): boolean => text.startsWith("(") && closeOf(text, 0) === text.length - 1;

/** Whether a type is the list of several results, or of none: `(A, B)`, `()`. */
export const isResultList = (luau: string): boolean =>
  isGroup(luau) && (luau.slice(1, -1).trim() === "" || partsOf(luau.slice(1, -1)).length > 1);

const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[,;]\s*$/g, ""],
  [/^\.\.\.$/g, "...any"],
  [/- >/g, "->"],
  // Luau allows one prefix, Moonwave any number: `Toys.Kites.Kite`.
  [/("[^"]*"|'[^']*')|(?<!\w|(?<!\.\.)\.)(?:[A-Za-z_]\w*\.)+(?=[A-Za-z_]\w*\.[A-Za-z_])/g, "$1"],
  [/^-?(?:\d[\d_]*(?:\.\d+)?|math\.huge)$/g, "number"],
  [/\.\.\.\s*:\s*([A-Za-z_]\w*\.\.\.)/g, "$1"],
  [/\.\.\.\s*:\s*/g, "..."],
  [/(?<![\w."'{[\s,(])\s*\)\s*:\s*/g, ") -> "],
  [/\)\s*:\s*/g, ") -> "],
  // `-> done: boolean`
  [/->\s*([A-Za-z_]\w*)\s*:\s*([\w.]+\??)/g, "-> $2"],
  [/(?<![\w."'])table(?![\w:"'<]|\s*:)/g, "{ [any]: any }"],
  [/(?<![\w."'])function(?![\w:"'(]|\s*:)/g, "((...any) -> ...any)"],
];

const CLOSING: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["{", "}"],
  ["[", "]"],
  ["<", ">"],
]);

/** Types nested more deeply are left as they are. */
const MAX_DEPTH = 100;

/** Removes the names of results and type arguments, and moves the mark of `name?: T` behind the type. */
function repaired(text: string, depth = 0): string {
  let result = "";
  for (let index = 0; index < text.length; ) {
    const end = depth < MAX_DEPTH ? closeOf(text, index) : -1;
    if (end === -1) {
      result += text.charAt(index);
      index += 1;
      continue;
    }
    const open = text.charAt(index);
    const isNamed = open === "{" || (open === "(" && /^\s*->/.test(text.slice(end + 1)));
    const parts = partsOf(text.slice(index + 1, end)).map((part) =>
      onePart(repaired(part, depth + 1), isNamed),
    );
    result += open + parts.join(",") + text.charAt(end);
    index = end + 1;
  }
  return result;
}

/** `name: T`, `name?: T`, `T`, `...` */
function onePart(part: string, isNamed: boolean): string {
  const [, space = "", name = "", mark = "", type = ""] =
    /^(\s*)(?:([A-Za-z_]\w*)(\??)\s*:(?!:)\s*)?([\s\S]*)$/.exec(part) ?? [];
  if (/^\.\.\.\s*$/.test(type)) return `${space}...any`;
  if (name === "" || type.startsWith("...")) return name === "" ? part : `${space}${type}`;
  const full = mark === "" ? type : `(${type.trimEnd()})?`;
  return isNamed ? `${space}${name}: ${full}` : `${space}${full}`;
}

/** Whether a text in parentheses is a list of parameters rather than a type. */
const isParameters = (list: string): boolean =>
  list.trim() === "" || partsOf(list).some((part) => /^\s*(?:\.\.\.|[A-Za-z_]\w*\??\s*:(?!:))/.test(part));

/** The parts of a list, outside brackets and quotes: `A` and ` (B, C)` of `A, (B, C)`. */
export function partsOf(text: string): readonly string[] {
  if (text.trim() === "" || text.length > MAX_TYPE_LENGTH) return [text];
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const end = closeOf(text, index);
    if (end !== -1) index = end;
    else if (text[index] === ",") {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** The offset of the bracket or quote that closes the one at an offset; -1 if there is none. */
function closeOf(text: string, index: number): number {
  const open = text.charAt(index);
  if (open === '"' || open === "'") return text.indexOf(open, index + 1);
  const close = CLOSING.get(open);
  if (close === undefined) return -1;
  let depth = 0;
  for (let end = index; end < text.length; end += 1) {
    const char = text.charAt(end);
    if (char === open) depth += 1;
    // The end of an arrow is not a bracket.
    else if (char === close && !(close === ">" && text[end - 1] === "-")) depth -= 1;
    if (depth === 0) return end;
  }
  return -1;
}
