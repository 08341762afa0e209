import { placeAt, type Place } from "../place";

/** An object, a list or anything in round brackets that is open, and where in it the reading is. */
interface Open {
  readonly bracket: string;
  readonly path: string;
  entry: string;
  index: number;
  isAtStart: boolean;
}

/** Comments, strings, brackets, commas, and words with the colon that makes keys of them. */
const tokens = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[\w$]+)(\s*:)?|[{}[\](),]|\S/g;

/**
 * Where the values of an object literal are written, by their paths as messages name them: `navbar.items[2].type`. It
 * reads brackets and keys, no TypeScript: what a variable stands for has the place of the variable.
 */
export function configPlaces(text: string): (path: string) => Place | null {
  const start = /\bconst siteConfig\b[^=]*=\s*/.exec(text);
  const offsets = start === null ? new Map<string, number>() : readLiteral(text, start.index + start[0].length);
  return (path) => {
    // What is missing has the place of what it is missing from.
    for (let known = path; known !== ""; known = known.replace(/(?:\.|^)[^.[]*$|\[\d+\]$/, "")) {
      const offset = offsets.get(known);
      if (offset !== undefined) return placeAt(text, offset);
    }
    return null;
  };
}

function readLiteral(text: string, from: number): Map<string, number> {
  const offsets = new Map<string, number>();
  const open: Open[] = [];
  for (const { 0: token, 1: word, 2: colon, index } of text.slice(from).matchAll(tokens)) {
    if (token.startsWith("//") || token.startsWith("/*")) continue;
    const inside = open.at(-1);
    if (inside !== undefined) enter(inside, word, colon, token, from + index, offsets);
    if (/^[{[(]$/.test(token)) open.push({ bracket: token, path: inside?.entry ?? "", entry: "", index: -1, isAtStart: true });
    else if (/^[}\])]$/.test(token)) open.pop();
    if (open.length === 0) break;
  }
  return offsets;
}

/** Notes where an entry begins: at the key of a property, at the first token of an element. */
function enter(inside: Open, word: string | undefined, colon: string | undefined, token: string, offset: number, offsets: Map<string, number>): void {
  if (token === ",") {
    inside.isAtStart = true;
    return;
  }
  if (!inside.isAtStart || /^[}\])]$/.test(token)) return;
  inside.isAtStart = false;
  inside.index += 1;
  const key = (word ?? "").replace(/^["'`]|["'`]$/g, "");
  if (inside.bracket === "[") inside.entry = `${inside.path}[${inside.index}]`;
  else inside.entry = inside.bracket === "{" && colon !== undefined ? [inside.path, key].filter(Boolean).join(".") : `${inside.path}(`;
  if (!offsets.has(inside.entry)) offsets.set(inside.entry, offset);
}
