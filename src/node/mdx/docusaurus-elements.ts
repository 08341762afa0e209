/** In: the tree of a guide. Out: the same tree, with our elements for the most common ones of Docusaurus. */
import type { Content, Root } from "mdast";
import {
  attributesOf,
  eachElement,
  eachNode,
  isElement,
  nodesOfType,
  type MarkdownElement,
} from "./each-node";

type Imports = Extract<Content, { type: "mdxjsEsm" }>;

interface Replacement {
  readonly name: string;
  /** Ours, with the value of the first of theirs that is given; all others are dropped. */
  readonly attribute: string;
  readonly theirs: readonly string[];
}

const REPLACEMENTS: ReadonlyMap<string, Replacement> = new Map([
  ["@theme/Tabs", { name: "Tabs", attribute: "label", theirs: [] }],
  ["@theme/TabItem", { name: "Tab", attribute: "label", theirs: ["label", "value"] }],
  ["@docusaurus/Link", { name: "a", attribute: "href", theirs: ["to", "href"] }],
]);

interface Statement {
  readonly type: string;
  readonly source?: { readonly value?: unknown } | null;
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
}

export function replaceDocusaurusElements(tree: Root): void {
  const imports = nodesOfType(tree, "mdxjsEsm");
  if (imports.length === 0) return;
  const used = usedInCode(tree);
  const replaced = new Map(imports.flatMap((node) => takeImports(node, used)));
  eachElement(tree, (element) => {
    const replacement = replaced.get(element.name ?? "");
    if (replacement !== undefined) replace(element, replacement);
  });
}

/** The elements in statements, expressions and attributes, which are not nodes of the tree: `<Link`. */
function usedInCode(tree: Root): ReadonlySet<string> {
  const code: string[] = [];
  eachNode(tree, (node) => {
    if (node.type === "mdxjsEsm" || node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
      code.push(node.value);
    for (const { value } of isElement(node) ? node.attributes : [])
      if (typeof value === "object" && value !== null) code.push(value.value);
  });
  return new Set(code.join("\n").match(/<[\w$]+/g));
}

type NamedReplacement = readonly [name: string, replacement: Replacement];

/** Removes the imports that have a replacement, unless code uses them. Returns this by the imported names. */
function takeImports(node: Imports, used: ReadonlySet<string>): readonly NamedReplacement[] {
  // Set by MDX's parser.
  const program = node.data?.estree as { body: Statement[] } | null | undefined;
  if (!program) return [];
  const taken = new Map<Statement, NamedReplacement>();
  for (const statement of program.body) {
    const replacement = REPLACEMENTS.get(String(statement.source?.value));
    const [name] = statement.specifiers?.map(({ local }) => local.name) ?? [];
    if (statement.type !== "ImportDeclaration" || replacement === undefined || name === undefined) continue;
    if (!used.has(`<${name}`)) taken.set(statement, [name, replacement]);
  }
  program.body = program.body.filter((statement) => !taken.has(statement));
  return [...taken.values()];
}

function replace(element: MarkdownElement, { name, attribute, theirs }: Replacement): void {
  const attributes = attributesOf(element);
  const [deciding] = theirs.flatMap((key) => attributes.filter((one) => one.name === key));
  element.name = name;
  element.attributes = deciding === undefined ? [] : [{ ...deciding, name: attribute }];
}
