import type { Token, Tokens } from "./reference";

/** One printed line of a signature. */
export interface SignatureLine {
  /** In levels. */
  readonly indent: number;
  readonly tokens: Tokens;
}

/** A signature as nested brackets: the only places where a line may end are after an opening one and after a comma. */
type Part =
  | { readonly kind: "token"; readonly token: Token }
  | { readonly kind: "group"; readonly open: Token; readonly items: readonly (readonly Part[])[]; readonly close: Token | null };

const closing = new Map([["(", ")"], ["{", "}"], ["[", "]"], ["<", ">"]]);
const indentWidth = 2;

/**
 * Lays a signature out to a width, in characters: one line if it fits, else an item of the outermost bracket a line,
 * and so on inwards. Only brackets are broken, so a long name or union may still stick out.
 */
export function layOutSignature(tokens: Tokens, width: number): readonly SignatureLine[] {
  const { parts } = parse(tokens.flatMap(toAtoms), 0, null);
  const lines: SignatureLine[] = [];
  let current: Token[] = [];
  const endLine = (indent: number) => {
    lines.push({ indent, tokens: trim(current) });
    current = [];
  };
  const print = (sequence: readonly Part[], indent: number, reserved: number) => {
    sequence.forEach((part, index) => {
      if (part.kind === "token") return void current.push(part.token);
      const after = lengthUpToGroup(sequence.slice(index + 1)) + reserved;
      if (indent * indentWidth + lengthOf(current) + flatLength([part]) + after <= width || part.items.length === 0) {
        return void current.push(...flatten([part]));
      }
      current.push(part.open);
      endLine(indent);
      for (const item of part.items) {
        print(item, indent + 1, 0);
        endLine(indent + 1);
      }
      if (part.close) current.push(part.close);
    });
  };
  print(parts, 0, 0);
  endLine(0);
  return lines;
}

/** Cuts punctuation that was printed together, such as `): `, so that brackets and commas stand alone. */
function toAtoms(token: Token): Tokens {
  if (token.href !== null || !["punctuation", "operator", "text"].includes(token.kind)) return [token];
  const texts = token.text.match(/->|[(){}[\]<>,;]|\s+|[^\s(){}[\]<>,;]+/g) ?? [];
  return texts.map((text) => ({ ...token, text }));
}

function parse(atoms: Tokens, from: number, until: string | null): { parts: Part[]; items: Part[][]; end: number } {
  const items: Part[][] = [[]];
  let index = from;
  for (; index < atoms.length; index += 1) {
    const token = atoms[index];
    const item = items.at(-1);
    if (!token || !item || token.text === until) break;
    const close = token.kind === "string" ? undefined : closing.get(token.text);
    if (close) {
      const inner = parse(atoms, index + 1, close);
      const groupItems = inner.items.filter((parts) => flatLength(parts) > 0);
      item.push({ kind: "group", open: token, items: groupItems, close: atoms[inner.end] ?? null });
      index = inner.end;
    } else {
      item.push({ kind: "token", token });
      if (until !== null && (token.text === "," || token.text === ";")) items.push([]);
    }
  }
  return { parts: items.flat(), items, end: index };
}

const flatten = (parts: readonly Part[]): Token[] =>
  parts.flatMap((part) => {
    if (part.kind === "token") return [part.token];
    return [part.open, ...part.items.flatMap((item) => flatten(item)), ...(part.close ? [part.close] : [])];
  });

const lengthOf = (tokens: Tokens) => tokens.reduce((sum, { text }) => sum + text.length, 0);
const flatLength = (parts: readonly Part[]) => lengthOf(flatten(parts));

/** What must stay on the line of a group's closing bracket: all up to where the next group could break. */
function lengthUpToGroup(parts: readonly Part[]): number {
  const next = parts.findIndex((part) => part.kind === "group" && part.items.length > 0);
  return flatLength(next < 0 ? parts : parts.slice(0, next));
}

/** Without the spaces at the ends of a line. */
function trim(tokens: Tokens): Tokens {
  const isSpace = ({ text }: Token) => text.trim() === "";
  const first = tokens.findIndex((token) => !isSpace(token));
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex((token) => !isSpace(token)) + 1);
}
