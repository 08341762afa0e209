/** Attaches Moonwave's comments to the functions below them, where the parser does not. */
import type { DocComment, Statement } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { ReadComment } from "./comment";
import { mapNodes } from "./map-tree";

/** Attaches comments to the functions below them. Unlike in our dialect, blank lines may be between. */
export function withCommentsAbove(
  statements: readonly Statement[],
  unattached: readonly ReadComment[],
  text: string,
): readonly Statement[] {
  const waiting = new Map<number, DocComment>();
  for (const { declares, doc } of unattached)
    if (declares === null) waiting.set(nextWord(text, doc.span), doc);
  if (waiting.size === 0) return statements;
  return mapNodes(statements, (node) => {
    if (node["doc"] !== null || !isFunction(node)) return node;
    // Every property `span` in the tree is a `Span`.
    const doc = waiting.get((node["span"] as Span)[0]);
    return doc === undefined ? node : { ...node, doc };
  });
}

const HEAD = /function\s+(?:[A-Za-z_][\w.]*([.:]))?([A-Za-z_]\w*)\s*[<(]/y;

/**
 * A comment inside a function, of a class's member that is defined right below it: the tree does not contain
 * that code, which only gives the name.
 */
export function namedByCode(comment: ReadComment, text: string): ReadComment {
  const { declares, within, doc } = comment;
  if (declares !== null || within === null) return comment;
  HEAD.lastIndex = nextWord(text, doc.span);
  const [all = "", mark = "", name = ""] = HEAD.exec(text) ?? [];
  if (name === "") return comment;
  const start = HEAD.lastIndex - 1 - (/\s*$/.exec(all.slice(0, -1))?.[0].length ?? 0) - name.length;
  const kind = mark === ":" ? "method" : "function";
  return { ...comment, declares: { kind, name: { text: name, start }, type: null, generics: [] } };
}

const nextWord = (text: string, [, end]: Span): number =>
  end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);

const FUNCTIONS: ReadonlySet<unknown> = new Set(["fieldFunction", "localFunction"]);

/** `function a.b()`, `local function a()`, `local a = function()`, `a.b = function()` */
function isFunction({ kind, value }: Readonly<Record<string, unknown>>): boolean {
  if (FUNCTIONS.has(kind)) return true;
  return (
    (kind === "variable" || kind === "assignment") &&
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "closure"
  );
}
