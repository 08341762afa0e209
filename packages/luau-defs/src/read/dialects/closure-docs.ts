/**
 * In: the tree of a file. Out: the same tree, in which a comment above a function without a name documents what
 * has this function as its value, and `typeof(function … end)` is the type of the function.
 */
import type { FunctionBody, Type, Value } from "full-moon-wasm";
import { referenceTo } from "../syntax/build-syntax";
import type { SyntaxFile } from "../syntax/parse-source";
import { findComments } from "./read-comments";
import { mapNodes } from "./map-tree";

/** A comment above a function, or a function in `typeof`. */
const RELEVANT = /(?:\]=*\]|---[^\n]*\n|\btypeof\s*\()\s*function\s*[(<]/;

export function withClosureDocs(file: SyntaxFile): SyntaxFile {
  const { source, tree } = file;
  if (!RELEVANT.test(source.text)) return file;
  const docs = new Map(
    findComments(file).unattached.flatMap((doc) => {
      const between = /^[ \t]*\r?\n?[ \t]*(?=function\s*[(<])/.exec(source.text.slice(doc.span[1]));
      return between === null ? [] : [[doc.span[1] + between[0].length, doc] as const];
    }),
  );
  const used = new Set<number>();
  const docOf = (closure: Closure, own: unknown): unknown => {
    const doc = own === null ? docs.get(closure.span[0]) : undefined;
    if (doc === undefined) return own;
    used.add(doc.span[0]);
    return doc;
  };
  const statements = mapNodes(tree.statements, (node) => {
    if (!("doc" in node)) return node;
    const typed = isTypeof(node["type"]) ? closureIn(node["type"].value) : null;
    if (typed !== null) return { ...node, type: functionType(typed), doc: docOf(typed, node["doc"]) };
    const value = closureIn(Array.isArray(node["values"]) ? (node["values"][0] as unknown) : node["value"]);
    return value === null || !docs.has(value.span[0]) ? node : { ...node, doc: docOf(value, node["doc"]) };
  });
  const strayDocs = tree.strayDocs.filter(({ span }) => !used.has(span[0]));
  return { source, tree: { ...tree, statements, strayDocs } };
}

type Closure = Extract<Value, { kind: "closure" }>;

const kindOf = (node: unknown): unknown =>
  typeof node === "object" && node !== null && "kind" in node ? node.kind : null;

const isTypeof = (node: unknown): node is Extract<Type, { kind: "typeof" }> => kindOf(node) === "typeof";

/** Only expressions have this kind. */
const closureIn = (node: unknown): Closure | null => (kindOf(node) === "closure" ? (node as Closure) : null);

function functionType({ body, attributes, span }: Closure): Type {
  const { generics, parameters, vararg, returnsValues } = body;
  const any = (place: Type["span"]): Type => referenceTo("any", place);
  const rest: FunctionBody["variadic"] = vararg ? { kind: "variadic", type: any(span), span } : null;
  const none = { kind: "typeList", types: [], tail: null, span } as const;
  return {
    kind: "function",
    attributes,
    signature: {
      generics,
      parameters: parameters.map((one) => ({ ...one, type: one.type ?? any(one.span) })),
      variadic: body.variadic ?? rest,
      returns: body.returns ?? (returnsValues ? any(span) : none),
    },
    span,
  };
}
