import type { Root } from "mdast";
import { nearestName, type Position } from "luau-contract";
import { admonitionKinds, isAdmonition } from "../../lib/admonition-kinds";
import { metaWords, parseMeta } from "../../lib/code-sample/meta";
import { eachNode, positionOf } from "./each-node";
import { didYouMean } from "./content-diagnostics";
import type { ContentDiagnostic } from "./content-diagnostics";

/** The components that authors may use, each with the attributes that it cannot do without. */
const components: ReadonlyMap<string, readonly string[]> = new Map([
  ["Admonition", []], ["Api", ["symbol"]], ["Details", ["summary"]], ["Tab", ["label"]], ["Tabs", []],
]);

type Mistake = Omit<ContentDiagnostic, "file">;

/** Mistakes in how a page uses what authors are given: components, admonitions, code fences. */
export function authorMistakes(tree: Root): Mistake[] {
  const found: Mistake[] = [];
  eachNode(tree, (node) => {
    const position = positionOf(node);
    if (node.type === "code") found.push(...fenceMistakes(node.meta ?? "", position));
    if (node.type === "containerDirective" && !isAdmonition(node.name)) found.push(unknownAdmonition(node.name, position));
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const given = node.attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? [attribute.name] : []));
    if (node.name !== null && /^[A-Z]/.test(node.name)) found.push(...componentMistakes(node.name, given, position));
  });
  return found;
}

function fenceMistakes(meta: string, position: Position): Mistake[] {
  return parseMeta(meta).unknown.map((word) => {
    const name = word.split("=")[0] ?? word;
    const suggestion = didYouMean(nearestName(name, metaWords)) ?? `A fence understands ${metaWords.join(", ")} and ranges such as {1,3-5}.`;
    return { ...position, severity: "warning", rule: "code-fence", message: `\`${word}\` means nothing after a code fence.`, suggestion };
  });
}

function unknownAdmonition(name: string, position: Position): Mistake {
  const suggestion = didYouMean(nearestName(name, admonitionKinds)) ?? `The admonitions: ${admonitionKinds.join(", ")}.`;
  return { ...position, severity: "error", rule: "unknown-admonition", message: `There is no admonition \`:::${name}\`.`, suggestion };
}

function componentMistakes(name: string, given: readonly string[], position: Position): Mistake[] {
  const needed = components.get(name);
  if (needed === undefined) {
    const suggestion = didYouMean(nearestName(name, components.keys())) ?? `The components: ${[...components.keys()].join(", ")}.`;
    return [{ ...position, severity: "error", rule: "unknown-component", message: `There is no component \`<${name}>\`.`, suggestion }];
  }
  return needed.filter((attribute) => !given.includes(attribute)).map((attribute) => (
    { ...position, severity: "error", rule: "missing-attribute", message: `\`<${name}>\` needs the attribute \`${attribute}\`.`, suggestion: null }
  ));
}
