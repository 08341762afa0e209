import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { siteConfig } from "../../fixtures/sites/three-versions/site.config";
import { toDocsRegistry } from "../../../src/node/site/docs-registry";
import { CodeSample } from "../../../src/components/mdx/CodeSample";
import { PageNamesProvider, toPageNames } from "../../../src/components/mdx/page-names";
import { ShellProvider } from "../../../src/components/shell/shell-context";
import { readSiteConfig } from "../../../src/lib/site-config/read-site-config";
import { memoryStorage } from "../shell/memory-storage";

vi.mock("../../../src/lib/urls/with-prefix", () => ({ withPrefix: (path: string) => `/kiln${path}` }));

const { site } = readSiteConfig(siteConfig);
const names = toPageNames(
  { api: [], sampleLinks: [{ name: "Oven", href: "/docs/api/oven" }], fileLinks: [] },
  (href) => href,
);

function renderIn(locale: string): string {
  if (site === null) throw new Error("The fixture's configuration is wrong.");
  const shell = {
    site,
    docs: toDocsRegistry(site.versions, ["/docs"], new Map()),
    messages: {},
    locale,
    path: "/docs/intro",
    storage: memoryStorage({}),
    preferredVersion: null,
    preferVersion: () => undefined,
  };
  return renderToStaticMarkup(
    <ShellProvider value={shell}>
      <PageNamesProvider value={names}>
        <CodeSample
          sample={[{ element: null, pieces: [{ text: "Oven", className: "variable", symbol: "Oven" }] }]}
          language="luau"
        />
      </PageNamesProvider>
    </ShellProvider>,
  );
}

test("a link in a code sample keeps readers in their language", () => {
  expect(renderIn("en-GB")).toContain('href="/kiln/docs/api/oven"');
  expect(renderIn("ar")).toContain('href="/kiln/ar/docs/api/oven"');
});
