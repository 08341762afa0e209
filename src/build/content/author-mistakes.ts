import type { Root } from "mdast";
import { admonitionKinds, isAdmonition } from "../../lib/admonition-kinds";
import { closest } from "../../lib/closest";
import { metaWords, parseMeta } from "../../lib/code-sample/meta";
import type { Place } from "../../lib/place";
import { eachNode, placeOf } from "./each-node";
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
    const place = placeOf(node);
    if (node.type === "code") found.push(...fenceMistakes(node.meta ?? "", place));
    if (node.type === "containerDirective" && !isAdmonition(node.name)) found.push(unknownAdmonition(node.name, place));
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const given = node.attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? [attribute.name] : []));
    if (node.name !== null && /^[A-Z]/.test(node.name)) found.push(...componentMistakes(node.name, given, place));
  });
  return found;
}

function fenceMistakes(meta: string, place: Place): Mistake[] {
  return parseMeta(meta).unknown.map((word) => {
    const name = word.split("=")[0] ?? word;
    const suggestion = didYouMean(closest(name, metaWords)) ?? `A fence understands ${metaWords.join(", ")} and ranges such as {1,3-5}.`;
    return { ...place, severity: "warning", rule: "code-fence", message: `\`${word}\` means nothing after a code fence.`, suggestion };
  });
}

function unknownAdmonition(name: string, place: Place): Mistake {
  const suggestion = didYouMean(closest(name, admonitionKinds)) ?? `The admonitions: ${admonitionKinds.join(", ")}.`;
  return { ...place, severity: "error", rule: "unknown-admonition", message: `There is no admonition \`:::${name}\`.`, suggestion };
}

function componentMistakes(name: string, given: readonly string[], place: Place): Mistake[] {
  const needed = components.get(name);
  if (needed === undefined) {
    const suggestion = didYouMean(closest(name, components.keys())) ?? `The components: ${[...components.keys()].join(", ")}.`;
    return [{ ...place, severity: "error", rule: "unknown-component", message: `There is no component \`<${name}>\`.`, suggestion }];
  }
  return needed.filter((attribute) => !given.includes(attribute)).map((attribute) => (
    { ...place, severity: "error", rule: "missing-attribute", message: `\`<${name}>\` needs the attribute \`${attribute}\`.`, suggestion: null }
  ));
}
