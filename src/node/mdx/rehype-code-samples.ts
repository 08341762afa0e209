import type { Element, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { parseMeta } from "luau-contract";
import { canTry, factsOf } from "../../lib/code-sample/sample-facts";
import { toSample } from "../../lib/code-sample/render-sample";
import { jsxElement, valueAttribute } from "./jsx-element";

type Parent = { children: RootContent[] };

/** Highlights code blocks at build time, so that browsers load no highlighter. */
export function rehypeCodeSamples() {
  return (tree: Root): void => replaceSamples(tree);
}

function replaceSamples(parent: Parent): void {
  parent.children = parent.children.map((child): RootContent => {
    const code = child.type === "element" ? codeOf(child) : null;
    if (code !== null) return sample(code);
    if ("children" in child) replaceSamples(child as Parent);
    return child;
  });
}

function codeOf({ tagName, children: [first] }: Element): Element | null {
  return tagName === "pre" && first?.type === "element" && first.tagName === "code" ? first : null;
}

function sample(code: Element): RootContent {
  const classes = code.properties?.["className"];
  const language =
    (Array.isArray(classes) ? classes : []).flatMap(
      (name) => /^language-(.+)$/.exec(String(name))?.[1] ?? [],
    )[0] ?? "text";
  // remark-rehype stores the text after the language in the node's data.
  const meta = parseMeta(typeof code.data?.["meta"] === "string" ? code.data["meta"] : "");
  const source = toString(code).replace(/\n$/, "");
  const lines = toSample(source, language, meta);
  const facts = language === "luau" ? factsOf(source, meta) : null;
  const element = jsxElement("CodeSample", {
    language,
    title: meta.title,
    lineNumbers: meta.lineNumbers ? "true" : null,
    canTry: canTry(source, language, meta) ? "true" : null,
    facts: facts && JSON.stringify(facts),
  });
  element.attributes.push(valueAttribute("sample", lines));
  // MDX components may be in HTML trees, but hast's types do not include them.
  return element as unknown as RootContent;
}
