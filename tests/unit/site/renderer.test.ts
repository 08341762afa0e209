/** Bundles and renders a site of three pages with the functions of a build. */
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";
import { bundleProblems } from "../../../src/node/render/bundle-problems";
import { createBundler, type Bundler } from "../../../src/node/render/bundle-site";
import { ComponentError, componentProblems } from "../../../src/node/render/component-problems";
import type { RenderInput, Renderer } from "../../../src/node/render/renderer";
import { writeCompiledText } from "../../../src/node/mdx/compiled-texts";
import { writePages } from "../../../src/node/render/write-pages";
import { root } from "../../support/site-inputs";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const checkout = process.cwd();
const stage = temporaryFolder("renderer");
const plain = path.join(stage, "src/pages/plain.tsx");
const text = path.join(stage, "content/docs/walk.mdx");
const guide = `${path.join(stage, "src/templates/walk.tsx")}?__contentFilePath=${text}`;
const writtenText = path.join(stage, ".cache/texts/content/docs/walk.mdx.mjs");
const sheet = path.join(stage, "src/pages/Plain.module.css");
let bundler: Bundler;

/** Renders its children through an element of its own. */
const WING = `
  const Inner = ({ to, children }) => <i title={to.slice(1)}>{children}</i>;
  export const Wing = (props) => <p><Inner {...props} /></p>;`;

/** The site's data, as src/node/site-data/write-site-data.ts writes it, as far as these pages use it. */
const locale = { label: "English", htmlLang: "en-GB" };
const site = {
  ...{ title: "Kite", url: "https://kite.example", baseUrl: "/kite/", favicon: "/mark.svg" },
  ...{ defaultLocale: "en-GB", locales: { "en-GB": locale }, navbar: { items: [] }, footer: null },
  ...{ themeColours: { light: {}, dark: {} }, colourMode: { defaultMode: "light" }, announcement: null },
};
const generated = {
  data: { site, docs: { versions: [], latest: "" }, messages: {} },
  "shell-data": { site, docs: { versions: [], latest: "" }, messages: {} },
  messages: {},
  "search-texts": {},
  home: {},
  head: { fonts: { text: true, heading: false }, feed: "Kite blog" },
};

const put = writerIn(stage);

beforeAll(async () => {
  cpSync(path.join(root, "src"), path.join(stage, "src"), { recursive: true });
  cpSync(path.join(root, ".browserslistrc"), path.join(stage, ".browserslistrc"));
  symlinkSync(path.join(root, "node_modules"), path.join(stage, "node_modules"));
  for (const [name, value] of Object.entries(generated))
    put(`.cache/site/${name}.json`, JSON.stringify(value));
  put("src/pages/Plain.module.css", ".note { color: red; }\n");
  put("src/pages/wind.png", "not a picture");
  put(
    "src/pages/plain.tsx",
    `import * as styles from "./Plain.module.css";
    import wind from "./wind.png";
    export default ({ data }) => <p className={styles.note}>{data.word}<img src={wind} /></p>;
    export const Head = () => <><title>Plain</title><meta name="description" content="a > b" /></>;`,
  );
  put("src/templates/walk.tsx", "export default ({ children }) => <article>{children}</article>;");
  put("content/docs/walk.mdx");
  process.chdir(stage);
  writeCompiledText(
    text,
    'import { jsxDEV } from "react/jsx-dev-runtime"; export default () => jsxDEV("b", { children: "Walk" });',
  );
  bundler = await createBundler({ components: () => [plain, guide], prefix: "/kite" });
});
afterAll(async () => {
  process.chdir(checkout);
  await bundler.close();
});

const page = (component: string, word = "up"): RenderInput => ({
  path: component === plain ? "/plain" : "/walk",
  component,
  data: { word },
  pageContext: {},
});

/** Bundles the site, with a change that is undone afterwards. */
async function bundledWith(file: string, change: (contents: string) => string): Promise<Renderer> {
  const before = readFileSync(file, "utf8");
  writeFileSync(file, change(before));
  try {
    return await bundler.bundle();
  } finally {
    writeFileSync(file, before);
  }
}

describe("a page", () => {
  test("is a document with the site's parts, its own head, and its component", async () => {
    const renderer = await bundler.bundle();
    const html = await renderer.render(page(plain));
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB" dir="ltr"><head><meta charSet="utf-8"\/>/);
    expect(html).toContain('<title data-gatsby-head="true">Plain</title>');
    expect(html).toContain('<meta name="description" content="a &gt; b" data-gatsby-head="true"/>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/kite\/assets\/styles-[0-9a-f]{20}\.css"\/>/);
    expect(html).toMatch(
      /<link rel="preload" as="font" [^>]*href="\/kite\/assets\/inter-basic-[^"]+\.woff2"/,
    );
    expect(html).not.toContain("bricolage");
    expect(html).toContain('title="Kite blog" href="/kite/blog/rss.xml"');
    expect(html).toMatch(
      /<p class="own-Plain-note">up<img src="\/kite\/assets\/wind-[0-9a-f]{20}\.png"\/><\/p>/,
    );
    expect(html).toMatch(
      /<script type="module" src="\/kite\/assets\/app-\w+\.js" async=""><\/script><\/body>/,
    );
  });

  test("of a guide is its template around its text", async () => {
    expect(await (await bundler.bundle()).render(page(guide))).toContain("<article><b>Walk</b></article>");
  });

  test("has a digest of its component, its data and what it loads", async () => {
    const before = await bundler.bundle();
    const digest = before.digestOf(page(plain));
    expect(before.digestOf(page(plain, "down"))).not.toBe(digest);
    expect(before.digestOf(Object.assign(page(plain), { updatedAt: 1 }))).toBe(digest);
    const edited = await bundledWith(plain, (tsx) => tsx.replace("<p ", '<p id="x" '));
    expect(edited.digestOf(page(plain))).not.toBe(digest);
    expect(edited.digestOf(page(guide))).toBe(before.digestOf(page(guide)));
    const styled = await bundledWith(sheet, (css) => css.replace("red", "blue"));
    expect(styled.digestOf(page(guide))).not.toBe(before.digestOf(page(guide)));
    expect((await bundler.bundle()).digestOf(page(plain))).toBe(digest);
  });

  test("whose component throws has the place of it, for the site's own, or else its name", async () => {
    const broken = await bundledWith(plain, (tsx) => tsx.replace("data.word", "dta.word"));
    const error = await broken.render(page(plain)).catch((reason: unknown) => reason);
    expect(error instanceof ComponentError && error.problem).toMatchObject({
      ...{ file: "src/pages/plain.tsx", line: 3, rule: "component" },
      message: "The component cannot be rendered: dta is not defined.",
    });
    expect(componentProblems([error, error, new TypeError("ours")])).toHaveLength(1);

    put("src/components/Wing.ts", 'export const Wing = () => { throw new TypeError("no air"); };');
    const ours = await bundledWith(plain, (tsx) =>
      `import { Wing } from "../components/Wing"; ${tsx}`.replace(/<p [^]*<\/p>/, "<Wing />"),
    );
    const thrown = await ours.render(page(plain)).catch((reason: unknown) => reason);
    expect(String(thrown)).toBe("TypeError: The component Wing in src/pages/plain.tsx failed: no air");
    expect(thrown instanceof Error && thrown.stack).not.toContain("react-dom");
  });

  test.each([
    ["An imported value: {lamp}.", "5:20", /^Objects are not valid as a React child/],
    ["A list:\n\n- One\n- **Two** {[lamp]}", "8:11", /^Objects are not valid as a React child/],
    ["{lamp}", "5:1", /^Objects are not valid as a React child/],
    ["<div>\n  <Wing to={{}} />\n</div>", "6:3", /^to\.slice is not a function/],
    ["Text <a href='/' />, <a href={lamp}>here</a>", "5:22", /^An address must be text, not an object/],
    ["Text <span style={lamp.oil.colour}>here</span>", "5:6", /^The `style` prop expects a mapping/],
    ["<Wing to='/a'>\n\n<Wing to='/b'/>\n\n<Wing>**c**</Wing>\n\n</Wing>", "9:1", /^Cannot read properties/],
  ])("whose text has %j fails at %s of it", async (body, place, reason) => {
    const before = readFileSync(writtenText, "utf8");
    put("content/docs/lamp.ts", 'export const lamp = { oil: { colour: "red" } };');
    put("src/components/Wing.tsx", WING);
    const source = `import { lamp } from "./lamp.ts";\n\n${body}\n`;
    writeCompiledText(text, analyseMdx("content/docs/walk.mdx", source, 2).script ?? "");
    const provided = (): string =>
      'import { MDXProvider } from "@mdx-js/react"; import { Wing } from "../components/Wing"; ' +
      "export default ({ children }) => <MDXProvider components={{ Wing }}>{children}</MDXProvider>;";
    const renderer = await bundledWith(path.join(stage, "src/templates/walk.tsx"), provided);
    const error = await renderer.render(page(guide)).catch((thrown: unknown) => thrown);
    writeFileSync(writtenText, before);
    if (!(error instanceof ComponentError)) throw error;
    const { file, line, column, message } = error.problem;
    expect([file, `${line}:${column}`]).toEqual(["content/docs/walk.mdx", place]);
    expect(message.replace("The component cannot be rendered: ", "")).toMatch(reason);
  });

  test("has no null character, wherever its letters of several bytes are", async () => {
    const html = await (await bundler.bundle()).render(page(plain, "x" + "© 2025".repeat(2_000)));
    expect(html).toContain("© 2025".repeat(2_000));
  });
});

test("the style sheet for a shadow root is in its script, not in the site's", async () => {
  await bundler.bundle();
  const assets = readdirSync("public/assets").filter((file) => /\.(?:js|css)$/.test(file));
  const withStyles = assets.filter((file) =>
    readFileSync(path.join("public/assets", file), "utf8").includes(":host([hidden]){display:none}"),
  );
  expect(withStyles).toEqual([expect.stringMatching(/\.js$/)]);
});

describe("pages of a build", () => {
  const write = async (renderer: Renderer, inputs: readonly RenderInput[], state?: string) => {
    const rendered: string[] = [];
    const queried: string[] = [];
    const counting = {
      ...renderer,
      render: (one: RenderInput) => (rendered.push(one.path), renderer.render(one)),
    };
    const pages = inputs.map((input) => ({
      ...input,
      input: () => (queried.push(input.path), Promise.resolve({ ...input, reads: [input.path] })),
      stateOf: (reads: readonly string[]) => (state ?? JSON.stringify(input.data)) + reads.join(),
    }));
    const failures = await writePages(pages, counting, { folder: "public", onPage: () => {} });
    return { rendered, failures, queried };
  };

  test("are rendered when their inputs have changed, and removed with their page", async () => {
    const renderer = await bundler.bundle();
    expect((await write(renderer, [page(plain), page(guide)])).rendered).toEqual(["/plain", "/walk"]);
    expect((await write(renderer, [page(plain, "down"), page(guide)])).rendered).toEqual(["/plain"]);
    expect(readFileSync("public/plain/index.html", "utf8")).toContain("down");
    expect((await write(renderer, [page(guide)])).rendered).toEqual([]);
    expect(() => readFileSync("public/plain/index.html")).toThrow();
  });

  test("are queried when what their queries have read is in another state", async () => {
    const renderer = await bundler.bundle();
    const both = [page(plain), page(guide)];
    expect((await write(renderer, both, "a")).queried).toEqual(["/plain", "/walk"]);
    expect((await write(renderer, both, "a")).queried).toEqual([]);
    expect(await write(renderer, both, "b")).toMatchObject({ queried: ["/plain", "/walk"], rendered: [] });
    rmSync("public/plain/index.html");
    expect(await write(renderer, both, "b")).toMatchObject({ queried: ["/plain"], rendered: ["/plain"] });
    writeFileSync("package.json", "{}");
    expect((await write(renderer, both, "b")).queried).toEqual(["/plain", "/walk"]);
  });

  test("that fail are all reported, and tried again by the next build", async () => {
    const renderer = await bundler.bundle();
    const pageAt = (index: number) => ({ ...page(plain, `word ${index}`), path: `/p${index}` });
    const inputs = [{ ...pageAt(0), data: null }, pageAt(1), { ...pageAt(2), data: null }, pageAt(3)];
    for (const _build of [1, 2])
      expect([...(await write(renderer, inputs)).failures.keys()]).toEqual(["/p0", "/p2"]);
    expect(readFileSync("public/p3/index.html", "utf8")).toBe(await renderer.render(pageAt(3)));
  });
});

test("a problem leaves the last bundles in place, which pages still load", async () => {
  const renderer = await bundler.bundle();
  const scripts = () => readdirSync("public/assets").filter((file) => /\.js$/.test(file));
  const before = scripts();
  await expect(bundledWith("src/client/entry.ts", (text) => `${text}(`)).rejects.toThrow();
  await expect(bundledWith(plain, (tsx) => tsx.replace("<p ", "<p <"))).rejects.toThrow();
  expect(scripts()).toEqual(before);
  expect(await renderer.render(page(plain))).toContain("up");
});

describe("problems in sources are diagnostics at their place", () => {
  const problemsWith = async (file: string, change: (contents: string) => string) =>
    bundledWith(file, change).then(
      () => null,
      (error: unknown) =>
        bundleProblems(error)?.map((one) => `${one.file}:${one.line}:${one.column} ${one.message}`),
    );

  test.each([
    [plain, "<p ", "<p <", /^src\/pages\/plain\.tsx:3:\d+ .+/],
    [plain, "./wind.png", "./wnd.png", /^src\/pages\/plain\.tsx:2:\d+ Could not resolve "\.\/wnd\.png"\.$/],
    [
      plain,
      "import ",
      'import { Sitelink } from "luau-docs/theme"; export const link = () => Sitelink; import ',
      /^src\/pages\/plain\.tsx:1:10 No matching export .* for import "Sitelink"\.$/,
    ],
    [sheet, "color: red;", "color: red", null],
    [sheet, ".note {", ".note {{", /^src\/pages\/Plain\.module\.css:1:\d+ .+/],
    ["src/client/entry.ts", "function start(", "function start((", /^src\/client\/entry\.ts:\d+:\d+ .+/],
  ])("%s with %j as %j", async (file, from, to, expected) => {
    const found = await problemsWith(file, (contents) => contents.replace(from, to));
    if (expected === null) expect(found).toBeNull();
    else expect(found).toEqual([expect.stringMatching(expected)]);
  });
});
