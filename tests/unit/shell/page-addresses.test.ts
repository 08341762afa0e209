import { describe, expect, test } from "vitest";
import { crumbsFor, type DocsLocation } from "../../../src/lib/docs/doc-location";
import { inLocale, splitLocale } from "../../../src/lib/i18n/locales";
import { successorOf } from "../../../src/lib/navigation/successor";
import { withoutBasePath } from "../../../src/lib/urls/base-path";
import { nearestPage } from "../../../src/lib/urls/nearest-page";
import * as paths from "../../../src/lib/urls/paths";
import { formerAddresses } from "../../../src/node/site-files/write-redirects";
import { expectLines } from "../../support/read-cases";

const locales = { defaultLocale: "en-GB", names: ["en-GB", "fr"] };
const apiPages = ["/docs/1.0/api/timer", "/docs/api/timer", "/docs/api/physics", "/ar/docs/api/timer"];
const allPages = ["/", "/docs", "/docs/intro", "/blog/first-post", ...apiPages];

/** Where a link leads, if its page redirects to an address, or to `none`. */
const redirectFrom = (link: string) => (address: string) => {
  const meta = `<meta http-equiv="refresh" content="0; url=${address}">`;
  const html = address === "none" ? "<h1>Glaze</h1>" : `<head>${meta}</head>`;
  return successorOf(html, `https://kiln.example${link}`);
};

test("addresses are read and made in any form", async () => {
  expect(paths.toPathQuery(`/${"a".repeat(500)}`)).toHaveLength(60);
  await expectLines("cases/addresses.txt", {
    "nearest page": (path) => nearestPage(path, allPages),
    "words to search for": paths.toPathQuery,
    "page of the site": (href) =>
      paths.internalTarget(`https://kiln.example${href}`, "https://kiln.example/", ""),
    locale: (path) => splitLocale(path, locales),
    "in French": (path) => inLocale(path, "fr", locales),
    "without base path": (path) => withoutBasePath(path, "/kiln/"),
    "without a file name": paths.plainPath,
    normalised: paths.normaliseEncoding,
    "target of a page that redirects from /api/varnish": redirectFrom("/api/varnish"),
    "target of a page that redirects from /api/varnish#apply": redirectFrom("/api/varnish#apply"),
    "with ?a=b": (path) => paths.withQueryAndHash(path, "?a=b"),
    "with #Door.open": (path) => paths.withQueryAndHash(path, "#Door.open"),
    "with ?a=b#c": (path) => paths.withQueryAndHash(path, "?a=b#c"),
  });
});

const pages = ["/docs", "/docs/intro", "/docs/api/World", "/docs/api/World/add", "/docs/1.0/api/World"];

describe("former addresses", () => {
  test("a pattern stands for all pages below, of the version at /docs alone", () => {
    expect([...formerAddresses({ "/api/*": "/docs/api/*" }, pages)]).toEqual([
      ["/api/World", "/docs/api/World"],
      ["/api/World/add", "/docs/api/World/add"],
    ]);
  });

  test("a path redirects to one page, or to a part of it", () => {
    const redirects = { "/api": "/docs#scripting-reference", "/changelog": "/docs/changelog" };
    expect([...formerAddresses(redirects, pages)]).toEqual(Object.entries(redirects));
  });

  test("pages of the site are not replaced", () => {
    const former = formerAddresses({ "/docs/intro": "/docs", "/docs/*": "/docs/api/*" }, pages);
    expect([...former.keys()]).toEqual(["/docs/World", "/docs/World/add"]);
  });
});

const place: DocsLocation = {
  version: { label: "Next", path: "/docs/next", status: "unreleased" },
  categories: ["Scripting reference", "Big World!"],
  previous: null,
  next: null,
  sidebar: [],
  names: null,
  newest: null,
  canonical: "/docs/next/api/camera",
};
const camera = { path: "/docs/next/api/camera", title: "Camera", group: "Big World!" };

test("a module's group leads to its section of the docs' root, other categories to their part of it", () => {
  expect(crumbsFor(place, camera, "Docs")).toEqual([
    { label: "Docs", to: "/docs/next" },
    { label: "Scripting reference", to: "/docs/next#scripting-reference" },
    { label: "Big World!", to: "/docs/next#modules-big-world-" },
    { label: "Camera", to: null },
  ]);
  expect(crumbsFor(place, { ...camera, group: null }, "Docs")[2]?.to).toBe("/docs/next#scripting-reference");
});

test("a guide that is the docs' root has no sections to lead to", () => {
  const item = { label: "Start", href: "/docs/next", depth: 0 };
  const sidebar = [item] as unknown as DocsLocation["sidebar"]; // its other fields are not read
  const crumbs = crumbsFor({ ...place, sidebar }, camera, "Docs");
  expect(crumbs.map(({ to }) => to)).toEqual(["/docs/next", "/docs/next", "/docs/next", null]);
});

test("a guide's category leads to the guides", () => {
  const guide = { path: "/docs/next/intro", title: "Introduction" };
  const crumbs = crumbsFor({ ...place, categories: ["Tutorials"] }, guide, "Docs");
  expect(crumbs[1]).toEqual({ label: "Tutorials", to: "/docs/next#guides" });
});

test("an entry's page leads through its module", () => {
  const crumbs = crumbsFor(place, camera, "Docs", "Camera.setViewTarget");
  expect(crumbs.slice(-2)).toEqual([
    { label: "Camera", to: "/docs/next/api/camera" },
    { label: "Camera.setViewTarget", to: null },
  ]);
});
