/** How guides are read that follow the conventions of Docusaurus, VitePress and GitHub. */
import path from "node:path";
import { readFileSync } from "node:fs";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderDiagnostics } from "luau-diagnostics";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";
import { parseText } from "../../../src/node/mdx/compile-mdx";
import { expectCases } from "../../support/read-cases";
import { writerIn } from "../../support/temporary-folder";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, sourceFile } from "../../../packages/luau-defs/src/read";

const folder = path.resolve("dist/guide-texts");
const put = writerIn(folder);

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** A component that shows its name and its texts. */
const plain = (name: string) =>
  function Plain({ children, sample: _sample, facts: _facts, ...rest }: Props) {
    return createElement(`x-${name.toLowerCase()}`, rest, children);
  };
const components = Object.fromEntries(
  ["Admonition", "Api", "CodeSample", "Details", "Tab", "Tabs"].map((name) => [name, plain(name)]),
);

async function htmlOf(name: string, script: string): Promise<string> {
  const file = `${name.replaceAll(/\W+/g, "-")}.mjs`;
  // Its source is not a file.
  put(file, script.replace(/^\/\/# sourceMappingURL=.*$/m, ""));
  const text = (await import(path.join(folder, file))) as {
    readonly default: ComponentType<{ readonly components: typeof components }>;
  };
  return renderToStaticMarkup(createElement(text.default, { components }));
}

async function read(file: string, text: string, name: string): Promise<string> {
  const { diagnostics, headings, script } = analyseMdx(file, text, 0);
  const problems = diagnostics.map(
    ({ line, column, severity, rule, message, suggestion }) =>
      `${line}:${column} ${severity} ${rule} ${message}${suggestion === null ? "" : `\n  ${suggestion}`}`,
  );
  const html = problems.length > 0 || script === null ? "" : await htmlOf(name, script);
  // The contents have the headings of the page.
  for (const { id } of headings) if (html !== "") expect(html).toContain(` id="${id}"`);
  const contents = headings.map(({ id, text: heading, level }) => `${"#".repeat(level)} ${heading} → ${id}`);
  return [...contents, html.trim(), ...problems].filter(Boolean).join("\n");
}

test("texts are read as their authors mean them, or have a problem at its line", async () => {
  await expectCases("cases/guide-texts.txt", ([text = ""], name) => read("content/docs/a.mdx", text, name));
});

test("in Markdown, an indented code block keeps its colons", () => {
  const value = ":::note Title\nOil.\n:::note\n:::note";
  const { children } = parseText(`Before it:\n\n${value.replaceAll(/^/gm, "    ")}\n`, "md");
  expect(children[1]).toMatchObject({ type: "code", value });
});

test("in Markdown, braces and tags are text, and comments are not shown", async () => {
  const text =
    "## Text {#id}\n\nA {name}, an Array<string>, {#no-id}\n\n<T>\n\n:::tip Title\nText.\n:::\n\n<!-- a\ncomment -->\n";
  for (const file of ["a.md", "a.markdown", "A.MD"])
    expect(await read(`content/docs/${file}`, text, file)).toBe(
      '## Text → id\n<h2 id="id">Text</h2>\n' +
        "<p>A {name}, an Array&lt;string&gt;, {#no-id}</p>\n<p>&lt;T&gt;</p>\n" +
        '<x-admonition kind="tip" title="Title"><p>Text.</p></x-admonition>',
    );
});

test("elements in Markdown have a problem", async () => {
  const text =
    'A <b>lamp</b>, Map<Lamp> and <Badge type="tip" />.\n\n<details>\n\n<!--@include: ./oil.md-->\n';
  const help = "Name the file `.mdx`, which may contain elements, or write `\\<` for text.";
  expect(await read("content/docs/b.md", text, "elements")).toBe(
    [
      `3:1 warning foreign-syntax In Markdown, \`<details>\` is shown as text.\n  ${help}`,
      "5:1 warning foreign-syntax An included file of VitePress is shown as text.\n  Write its text.",
      `1:3 warning foreign-syntax In Markdown, \`<b>\` is shown as text.\n  ${help}`,
      `1:30 warning foreign-syntax In Markdown, \`<Badge>\` is shown as text.\n  ${help}`,
    ].join("\n"),
  );
});

test("an import of Docusaurus stays where code uses it, and is reported there", () => {
  const importsOf = (element: string) =>
    analyseMdx("guide.mdx", `import Link from "@docusaurus/Link";\n\n${element}\n`, 0)
      .references.filter(({ kind }) => kind === "import")
      .map(({ name }) => name);
  expect(importsOf('<Link to="/docs">Guides</Link>')).toEqual([]);
  expect(importsOf('<Card icon={<Link to="/docs" />} />')).toEqual(["@docusaurus/Link"]);
  expect(importsOf('{[1].map(() => <Link to="/docs" />)}')).toEqual(["@docusaurus/Link"]);
});

const guide = readFileSync("definitions/README.md", "utf8");
const file = "definitions/timer.d.luau";

test("the declaration in definitions/README.md is one of the engine's", () => {
  const linesOf = (text: string): readonly string[] => text.split("\n").map((line) => line.trim());
  const sample = linesOf(/from `timer.d.luau`:\n\n```luau\n([\s\S]*?)\n```/.exec(guide)?.[1] ?? "");
  expect(sample.length).toBeGreaterThan(2);
  expect(linesOf(readFileSync(file, "utf8"))).toEqual(expect.arrayContaining([...sample]));
});

test("and the problem is shown as the checker shows it", async () => {
  const { files: paths } = await findFiles(["definitions"], ".");
  const sources = paths.map((path) => {
    const text = readFileSync(path, "utf8");
    return sourceFile(path, path === file ? text.replace("-> TimerId,", "-> TimerID,") : text);
  });
  const { value, diagnostics } = runOnSources(sources);
  const shown = renderDiagnostics(diagnostics, value.sources, { colour: false }).trim();
  expect(guide).toContain(shown.replaceAll(/ +$/gm, ""));
});
