/** In: the tree of a guide. Out: expressions in braces that fail or show nothing: most were meant as text. */
import type { Root } from "mdast";
import type { TextRange } from "luau-syntax";
import { idInComment } from "../mdx/heading-ids";
import { eachNode, isElement, rangeOf, type MarkdownNode } from "../mdx/each-node";
import { error, type TextProblem } from "../diagnostics/problem";

/** A node of JavaScript's syntax tree, which MDX stores in its own nodes. */
interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function expressionProblems(tree: Root): TextProblem[] {
  const names = {
    declared: declaredNames(tree).add("props").add("undefined"),
    objects: declaredObjects(tree),
  };
  const problems: TextProblem[] = [];
  eachNode(tree, (node) => {
    for (const [text, message] of problemsIn(node, names)) {
      const id = idInComment(text);
      const isText = node.type.endsWith("Expression");
      const suggestion = isText ? `Write \`\\{${id === null ? text : `#${id}`}}\` for text in braces.` : null;
      problems.push({ ...rangeOf(node), ...error("expression", message, suggestion) });
    }
  });
  return problems;
}

export const declaredNames = (tree: Root): Set<string> => new Set(programsIn(tree).flatMap(namesIn));

export const importedModules = (tree: Root): readonly (TextRange & { readonly name: string })[] =>
  programsIn(tree)
    .flatMap((program) => childrenOf(program))
    .flatMap(({ source }) =>
      isNode(source) ? [{ name: String(source["value"]), ...rangeOfSyntax(source) }] : [],
    );

function programsIn(tree: Root): readonly SyntaxNode[] {
  return tree.children.flatMap((node) => (node.type === "mdxjsEsm" ? (programOf(node.data) ?? []) : []));
}

/** Acorn's columns are 0-based. */
function rangeOfSyntax(node: SyntaxNode): TextRange {
  // MDX's parser sets `loc`.
  const { start, end } = node["loc"] as Record<
    "start" | "end",
    { readonly line: number; readonly column: number }
  >;
  return { line: start.line, column: start.column + 1, endLine: end.line, endColumn: end.column + 1 };
}

interface Names {
  readonly declared: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
}

function problemsIn(node: MarkdownNode, names: Names): readonly (readonly [text: string, message: string])[] {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const message = shownProblem(node.value, expressionIn(node.data), names);
    return message === null ? [] : [[node.value, message]];
  }
  if (!isElement(node)) return [];
  return node.attributes.flatMap(({ value, ...attribute }) => {
    if (typeof value !== "object" || value === null) return [];
    const expression = expressionIn(value.data);
    const isAddress = "name" in attribute && /^(?:href|src)$/.test(attribute.name);
    const message =
      isAddress && expression?.type === "ObjectExpression"
        ? "An address must be text, not an object."
        : expression && unknownName(expression, names);
    return message === null ? [] : [[value.value, message] as const];
  });
}

function shownProblem(text: string, expression: SyntaxNode | null, names: Names): string | null {
  if (idInComment(text) !== null) return "Only a heading has an id in braces, at its end.";
  if (expression === null) return text.trim() === "" ? "Braces without an expression show nothing." : null;
  if (expression.type === "SequenceExpression") return "Of this expression, only the last value is shown.";
  if (isObject(expression, names.objects)) return "An object cannot be shown.";
  if (/Function/.test(expression.type)) return "A function shows nothing.";
  if (expression.type === "Identifier" && !names.declared.has(String(expression["name"])))
    return `\`${String(expression["name"])}\` is not defined.`;
  return unknownName(expression, names);
}

/** React shows the members of a list, but not those of an object. */
const isObject = (node: SyntaxNode, objects: ReadonlySet<string>): boolean =>
  /^(?:Object|New)Expression$/.test(node.type) ||
  (node.type === "Identifier" && objects.has(String(node["name"]))) ||
  (node.type === "ArrayExpression" && childrenOf(node).some((one) => isObject(one, objects)));

/** The variables of a text that are objects: `export const lamp = { oil: 2 }`. */
function declaredObjects(tree: Root): ReadonlySet<string> {
  const objects = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    const [id, init] = [node["id"], node["init"]];
    if (node.type === "VariableDeclarator" && isNode(id) && isNode(init) && isObject(init, objects))
      objects.add(String(id["name"]));
    if (!/Function/.test(node.type)) childrenOf(node).forEach(visit);
  };
  programsIn(tree).forEach(visit);
  return objects;
}

function unknownName(expression: SyntaxNode, { declared }: Names): string | null {
  const unknown = referencesIn(expression)?.find((name) => !declared.has(name) && !(name in globalThis));
  return unknown === undefined ? null : `\`${unknown}\` is not defined.`;
}

const programOf = (data: unknown): SyntaxNode | null =>
  (data as { readonly estree?: SyntaxNode | null } | undefined)?.estree ?? null;

function expressionIn(data: unknown): SyntaxNode | null {
  const body = programOf(data)?.["body"];
  const [statement] = Array.isArray(body) ? (body as readonly SyntaxNode[]) : [];
  return isNode(statement?.["expression"]) ? statement["expression"] : null;
}

/** The variables that an expression uses; null for one that may declare its own. */
function referencesIn(node: SyntaxNode): readonly string[] | null {
  if (/Function/.test(node.type)) return null;
  if (node.type === "Identifier") return [String(node["name"])];
  const isNamed = node["computed"] === false;
  const names = childrenOf(node, isNamed ? ["property", "key"] : []).map(referencesIn);
  return names.includes(null) ? null : names.flatMap((list) => list ?? []);
}

const namesIn = (node: SyntaxNode): readonly string[] =>
  node.type === "Identifier" ? [String(node["name"])] : childrenOf(node).flatMap(namesIn);

const childrenOf = (node: SyntaxNode, skipped: readonly string[] = []): readonly SyntaxNode[] =>
  Object.entries(node)
    .filter(([field]) => !skipped.includes(field))
    .flatMap(([, value]): unknown => value)
    .filter(isNode);

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
