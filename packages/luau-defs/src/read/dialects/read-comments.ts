/** In: the tree of a file. Out: all its doc comments, read in the dialect of the file. */
import type { DocComment } from "full-moon-wasm";
import { parseDocComment } from "../syntax/doc-comment";
import type { SyntaxFile } from "../syntax/parse-source";
import { newComment, sliceLine, type Dialect, type ReadComment } from "./comment";
import { hasMoonwaveTag, readMoonwave } from "./moonwave";
import { lineOf, nativeSlot } from "./read-slot";
import { findComments } from "./unattached-docs";

export interface ReadComments {
  readonly dialect: Dialect;
  readonly all: readonly ReadComment[];
  /** By the comment of the tree, or of the text. */
  readonly byDoc: ReadonlyMap<DocComment, ReadComment>;
  /** Comments that the parser attached to nothing. */
  readonly unattached: readonly ReadComment[];
  /** The names with a prefix in `@class Toys.Kite`. */
  readonly prefixedClasses: readonly string[];
}

/**
 * Reads comments as Moonwave's if one of them has a tag that our dialect does not have, otherwise as the usual
 * dialect's.
 */
export function readComments(file: SyntaxFile, defaultDialect: Dialect = "luau-defs"): ReadComments {
  const { attached, unattached } = findComments(file);
  const docs = [...attached, ...unattached].sort((a, b) => a.span[0] - b.span[0]);
  const dialect = docs.some(hasMoonwaveTag) ? "moonwave" : defaultDialect;
  const read = dialect === "moonwave" ? readMoonwave : readNativeDialect;
  const { comments, prefixedClasses } = withoutPrefixes(docs.map((doc) => read(doc)));
  const byDoc = new Map(comments.map((comment) => [comment.doc, comment]));
  return {
    dialect,
    all: [...byDoc.values()],
    byDoc,
    unattached: unattached.flatMap((doc) => byDoc.get(doc) ?? []),
    prefixedClasses,
  };
}

/**
 * `@class Toys.Kite` is the class `Kite`, and `@within Toys.Kite` in it, where `Toys` is not a class itself.
 */
function withoutPrefixes(comments: readonly ReadComment[]) {
  const classes = comments.filter(({ declares }) => declares?.kind === "class");
  const names = new Set(classes.map(({ declares }) => declares?.name.text));
  const prefixed = classes.filter(({ within }) => within !== null && !names.has(within.text));
  const prefixedClasses = prefixed.map(({ within, declares }) => `${within?.text}.${declares?.name.text}`);
  if (prefixed.length === 0) return { comments, prefixedClasses };
  const renamed = comments.map((comment) => {
    const { within } = comment;
    if (prefixed.includes(comment)) return { ...comment, within: null };
    return within !== null && prefixedClasses.includes(within.text)
      ? { ...comment, within: sliceLine(within, within.text.lastIndexOf(".") + 1) }
      : comment;
  });
  return { comments: renamed, prefixedClasses };
}

/** Our own dialect: comments are unchanged, and their types apply where the code has no annotation. */
function readNativeDialect(doc: DocComment): ReadComment {
  const comment = newComment("luau-defs", doc);
  for (const tag of parseDocComment(doc).tags) {
    const { name } = tag;
    if (name === "within") comment.within = lineOf(tag);
    if (name === "param" || name === "return") comment.notes.push(nativeSlot(name, tag));
  }
  return comment;
}
