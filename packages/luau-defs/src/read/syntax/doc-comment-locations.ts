import type { Attribute, DocComment, ParseResult } from "full-moon-wasm";
import { memoize } from "luau-syntax";
import { declarationsIn, type Declared } from "./declarations";
import { isDoc, spanOfNode, visitNodes } from "./visit-syntax";

export interface DocLocation {
  readonly doc: DocComment;
  /** Start offset of the documented node. */
  readonly start: number;
  readonly attributes: readonly Attribute[];
}

export const docLocations = (tree: ParseResult): readonly DocLocation[] =>
  declarationsIn(tree).flatMap(docLocationsOf);

/** All doc comments, the module's introduction first. */
export const docCommentsIn = (tree: ParseResult): readonly DocComment[] =>
  [tree.moduleDoc, ...docLocations(tree).map(({ doc }) => doc)].filter((doc) => doc !== null);

/**
 * The doc comments of one declaration, in file order. Conversion and linting both look for them, and the search
 * takes a tenth of an analysis.
 */
export const docLocationsOf = memoize((statement: Declared): readonly DocLocation[] => {
  const locations: DocLocation[] = [];
  visitNodes(statement, (node) => {
    const { kind, doc, attributes = [] } = node;
    // Every property `attributes` is a list of attributes.
    if (isDoc(doc))
      locations.push({ doc, start: spanOfNode(node)[0], attributes: attributes as readonly Attribute[] });
    return kind !== "typeof";
  });
  return locations.sort((a, b) => a.doc.span[0] - b.doc.span[0]);
});
