import type { Code, Link, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { metaWords, parseMeta } from "luau-contract";
import { didYouMean } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { admonitionKind, admonitionKinds } from "../../lib/content/admonition-kinds";
import { hasWrittenId, headingId, headingsOf, headingText, layoutIds } from "../mdx/heading-ids";
import { tagsOf } from "../mdx/compile-mdx";
import { isUnclosed } from "../mdx/read-directives";
import { warning, errorsAt, type TextProblem } from "../diagnostics/problem";
import { eachNode, isElement, rangeOf } from "../mdx/each-node";
import { elementProblems, tabProblems } from "./element-problems";
import { tagProblems, textProblems } from "./text-problems";

export function authorProblems(tree: Root, body: string): TextProblem[] {
  const problems = [...headingProblems(tree), ...tagsOf(tree).flatMap(tagProblems)];
  eachNode(tree, (node, ancestors) => {
    problems.push(...tabProblems(node, ancestors));
    if (node.type === "code") problems.push(...fenceProblems(node, body));
    if (node.type === "containerDirective") problems.push(...directiveProblems(node));
    if (node.type === "text") problems.push(...textProblems(node, body));
    if (node.type === "link") problems.push(...linkProblems(node));
    if (isElement(node)) problems.push(...elementProblems(node));
  });
  return problems;
}

function fenceProblems(fence: Code, body: string): TextProblem[] {
  // The check of samples reports problems in Luau.
  if (fence.lang === "luau") return [];
  return parseMeta(fence.meta ?? "").unknown.map((word) => {
    const name = word.split("=")[0] ?? word;
    const message = `\`${word}\` means nothing after a code fence.`;
    const words = `A fence understands ${metaWords.join(", ")} and ranges such as {1,3-5}.`;
    const problem = warning("code-fence", message, didYouMean(name, metaWords) ?? words);
    return { ...rangeOfWord(word, fence, body), ...problem };
  });
}

/** The range of a word after the fence's language; the whole fence if it was generated. */
function rangeOfWord(word: string, fence: Code, body: string): TextRange {
  const range = rangeOf(fence);
  const { line } = range;
  const index = (body.split("\n")[line - 1] ?? "").indexOf(word);
  return index === -1
    ? range
    : { line, column: index + 1, endLine: line, endColumn: index + 1 + word.length };
}

function directiveProblems(directive: ContainerDirective): TextProblem[] {
  const { name, attributes } = directive;
  const { line, column } = rangeOf(directive);
  const range = { line, column, endLine: line, endColumn: column + `:::${name}`.length };
  const problem = errorsAt(range);
  const isDetails = name === "details";
  if (!isDetails && admonitionKind(name) === null)
    return [problem("unknown-admonition", `There is no admonition \`:::${name}\`.`, likeAdmonition(name))];
  const accepted = isDetails ? ["title", "open"] : ["title"];
  const unknown = Object.keys(attributes ?? {}).filter((one) => !accepted.includes(one));
  const suggestion = `It has: ${accepted.join(", ")}.`;
  const problems = unknown.map((one) =>
    problem("unknown-attribute", `\`:::${name}\` has no attribute \`${one}\`.`, suggestion),
  );
  if (!isUnclosed(directive)) return problems;
  const advice =
    "Write `:::` on the line after its text; an admonition around another one has more colons: `::::`.";
  return [...problems, problem("unclosed-admonition", `\`:::${name}\` is not closed.`, advice)];
}

const likeAdmonition = (name: string): string =>
  didYouMean(name, [...admonitionKinds, "details"]) ??
  `The admonitions: ${admonitionKinds.join(", ")}, details.`;

function linkProblems(link: Link): TextProblem[] {
  const problem = errorsAt(rangeOf(link));
  if (link.url === "")
    return [problem("link-syntax", "This link has no address.", "Write it in the parentheses.")];
  if (link.children.length > 0) return [];
  return [problem("link-syntax", "This link has no text.", "Write it in the square brackets.")];
}

function headingProblems(tree: Root): TextProblem[] {
  const ids = new Set(layoutIds);
  return headingsOf(tree).flatMap((heading) => {
    const problem = errorsAt(rangeOf(heading));
    const problems: TextProblem[] = [];
    const id = headingId(heading);
    if (headingText(heading) === "")
      problems.push(problem("empty-heading", "This heading has no text.", "Write its text, or delete it."));
    if (hasWrittenId(heading) && ids.has(id)) {
      const message = `The id \`${id}\` is that of another element.`;
      problems.push(problem("duplicate-id", message, "Give the heading another id."));
    }
    if (heading.depth === 1) {
      const message = "The `title` of the front matter is the page's only heading of level 1.";
      const second = warning("second-title", message, "Write `##`, or delete this line.");
      problems.push({ ...rangeOf(heading), ...second });
    }
    ids.add(id);
    return problems;
  });
}
