import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { siteConfig } from "../../fixtures/sites/three-versions/site.config";
import { toDocsRegistry } from "../../../src/node/site-data/docs-registry";
import { Api } from "../../../src/components/mdx/Api";
import { CodeSample } from "../../../src/components/mdx/CodeSample";
import { PageNamesProvider, toPageNames } from "../../../src/components/mdx/page-names-context";
import { ShellProvider } from "../../../src/components/shell/shell-context";
import { readSiteConfig } from "../../../src/lib/site-config/read-site-config";
import { memoryStorage } from "../shell/memory-storage";

beforeEach(() => void vi.stubGlobal("__PATH_PREFIX__", "/kiln"));

const { site } = readSiteConfig(siteConfig);
const names = toPageNames(
  {
    api: [{ name: "Oven.heat", href: "/docs/api/oven#heat", summary: "", tokens: [] }],
    sampleLinks: [{ name: "Oven", href: "/docs/api/oven" }],
    fileLinks: [],
  },
  (href) => href,
);

function renderIn(locale: string, content: ReactNode): string {
  if (site === null) throw new Error("The fixture's configuration is wrong.");
  const docs = toDocsRegistry(site.versions, ["/docs"], new Map());
  const preferred = { preferredVersion: null, preferVersion: () => undefined, storage: memoryStorage({}) };
  const shell = { site, docs, messages: {}, locale, path: "/docs/intro", ...preferred };
  return renderToStaticMarkup(
    <ShellProvider value={shell}>
      <PageNamesProvider value={names}>{content}</PageNamesProvider>
    </ShellProvider>,
  );
}

const sample = (
  <CodeSample
    sample={[{ element: null, tokens: [{ text: "Oven", className: "variable", symbol: "Oven" }] }]}
    language="luau"
  />
);

test("a link in a code sample keeps readers in their language", () => {
  expect(renderIn("en-GB", sample)).toContain('href="/kiln/docs/api/oven"');
  expect(renderIn("ar", sample)).toContain('href="/kiln/ar/docs/api/oven"');
});

test("inline code is a link if there is such an entry, and code if there is none", () => {
  const link = '<a title="" href="/kiln/docs/api/oven#heat"><code>Oven.heat()</code></a>';
  expect(renderIn("en-GB", <Api symbol="Oven.heat" text="Oven.heat()" />)).toBe(link);
  expect(renderIn("en-GB", <Api symbol="Oven.cool" text="Oven.cool()" />)).toBe("<code>Oven.cool()</code>");
});
