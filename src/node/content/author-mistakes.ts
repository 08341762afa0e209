import type { Code, Root } from "mdast";
import { didYouMean, metaWords, parseMeta, type Diagnostic, type TextRange } from "luau-contract";
import { admonitionKinds, isAdmonition } from "../../lib/content/admonition-kinds";
import { eachNode, rangeOf } from "./each-node";

/** The program's components for authors, with their required attributes. */
export const components: ReadonlyMap<string, readonly string[]> = new Map([
  ["Admonition", []],
  ["Api", ["symbol"]],
  ["Details", ["summary"]],
  ["Tab", ["label"]],
  ["Tabs", []],
]);

type Mistake = Omit<Diagnostic, "file">;

/** Reports misused components, admonitions and code fences. */
export function authorMistakes(tree: Root, body: string): Mistake[] {
  const found: Mistake[] = [];
  eachNode(tree, (node) => {
    const range = rangeOf(node);
    if (node.type === "code") found.push(...fenceMistakes(node, body));
    if (node.type === "containerDirective" && !isAdmonition(node.name))
      found.push(unknownAdmonition(node.name, range));
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const given = node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" ? [attribute.name] : [],
    );
    if (node.name !== null && /^[A-Z]/.test(node.name))
      found.push(...componentMistakes(node.name, given, range));
  });
  return found;
}

function fenceMistakes(fence: Code, body: string): Mistake[] {
  // The check of samples reports its own.
  if (fence.lang === "luau") return [];
  return parseMeta(fence.meta ?? "").unknown.map((word) => {
    const name = word.split("=")[0] ?? word;
    const suggestion =
      didYouMean(name, metaWords) ??
      `A fence understands ${metaWords.join(", ")} and ranges such as {1,3-5}.`;
    return {
      ...rangeOfWord(word, fence, body),
      severity: "warning",
      rule: "code-fence",
      message: `\`${word}\` means nothing after a code fence.`,
      suggestion,
    };
  });
}

/** The range of a word after the fence's language; the whole fence if it was generated. */
function rangeOfWord(word: string, fence: Code, body: string): TextRange {
  const { line, column, ...end } = rangeOf(fence);
  const at = body.indexOf(word, fence.position?.start.offset);
  if (fence.position?.start.offset === undefined || at === -1) return { line, column, ...end };
  const start = column + at - fence.position.start.offset;
  return { line, column: start, endLine: line, endColumn: start + word.length };
}

function unknownAdmonition(name: string, range: TextRange): Mistake {
  const suggestion = didYouMean(name, admonitionKinds) ?? `The admonitions: ${admonitionKinds.join(", ")}.`;
  return {
    ...range,
    severity: "error",
    rule: "unknown-admonition",
    message: `There is no admonition \`:::${name}\`.`,
    suggestion,
  };
}

function componentMistakes(name: string, given: readonly string[], range: TextRange): Mistake[] {
  // Whether other components exist depends on the site: see check-content.ts.
  return (components.get(name) ?? [])
    .filter((attribute) => !given.includes(attribute))
    .map((attribute) => ({
      ...range,
      severity: "error",
      rule: "missing-attribute",
      message: `\`<${name}>\` needs the attribute \`${attribute}\`.`,
      suggestion: null,
    }));
}
