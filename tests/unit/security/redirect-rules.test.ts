import { expect, test } from "vitest";
import { redirectPages } from "../../../packages/luau-defs/src/write";
import { localeRedirects, nginxRedirects } from "../../../src/node/publish/redirect-rules";
import { redirectsFile, redirectsOf } from "../../../src/node/publish/redirect-rules";

const model = { modules: [] } as unknown as Parameters<typeof redirectPages>[0]; // names of modules are all that is read of it
const aliases = new Map([
  ["varnish", "glaze"],
  ["heat", "oven#heat"],
  ["a$b", "a%24c"],
  ["glaze#old", "glaze#new"],
]);
const leading = redirectPages(model, aliases, {
  basePath: "/docs/api",
  pathPrefix: "/kiln",
  siteUrl: "https://kiln.example/kiln",
});
const page = "<!DOCTYPE html><main>A page</main>";
const pages = new Map([
  ...leading.map(({ path, text }) => [`docs/api/${path}`, text] as const),
  ["docs/api/glaze/index.html", page],
  ["fr/docs/api/glaze/index.html", page],
  ["docs/api/oven/index.html", page],
]);

test("pages that lead on are rules for hosts, under the site's base path", () => {
  const redirects = redirectsOf(pages, "/kiln");
  expect(redirects).toEqual([
    { from: "/docs/api/varnish", to: "/docs/api/glaze" },
    { from: "/docs/api/heat", to: "/docs/api/oven#heat" },
  ]);
  expect(redirectsFile(redirects, "/kiln")).toBe(
    "/kiln/docs/api/varnish /kiln/docs/api/glaze 301\n/kiln/docs/api/heat /kiln/docs/api/oven#heat 301\n",
  );
  expect(nginxRedirects(redirects, "/kiln")).toContain(
    'location = "/kiln/docs/api/varnish" { return 301 "/kiln/docs/api/glaze$is_args$args"; }\n',
  );
});

test("a text about a page that leads on is none", () => {
  const sample = '<meta http-equiv="refresh" content="0; url=/kiln/docs">';
  for (const text of [`${sample}${" ".repeat(2_000)}`, sample.replace("/kiln", "https://elsewhere.example")])
    expect(redirectsOf(new Map([["docs/samples/index.html", text]]), "/kiln")).toEqual([]);
});

test("each locale with such a page has its own that leads there", () => {
  const added = localeRedirects(pages, "/kiln", ["fr", "de"]);
  expect([...added.keys()]).toEqual(["fr/docs/api/varnish/index.html"]);
  const html = added.get("fr/docs/api/varnish/index.html") ?? "";
  expect(redirectsOf(added, "/kiln")).toEqual([{ from: "/fr/docs/api/varnish", to: "/fr/docs/api/glaze" }]);
  expect(html).toContain('<link rel="canonical" href="https://kiln.example/kiln/fr/docs/api/glaze">');
  expect(html).toContain('<a href="/kiln/fr/docs/api/glaze">');
});
