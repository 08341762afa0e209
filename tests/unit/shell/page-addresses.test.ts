import { describe, expect, test } from "vitest";
import { toPathQuery } from "../../../src/lib/urls/paths";
import { successorOf } from "../../../src/lib/navigation/successor";
import { formerAddresses } from "../../../src/node/site-files/write-redirects";
import { crumbsFor, type DocsLocation } from "../../../src/lib/docs/doc-location";

test("the end of an address is made words to search for", () => {
  expect(toPathQuery("/docs/api/Timer")).toBe("Timer");
  expect(toPathQuery("/docs/creating-packages/")).toBe("creating packages");
  expect(toPathQuery("/api/timer.settimeout.html")).toBe("timer.settimeout");
  expect(toPathQuery("/")).toBe("");
});

test("addresses may be written in any way", () => {
  expect(toPathQuery("/docs/%D8%A8%D8%AD%D8%AB")).toBe("بحث");
  expect(toPathQuery("/docs/100%")).toBe("100%");
  expect(toPathQuery(`/${"a".repeat(500)}`)).toHaveLength(60);
});

const leadingTo = (address: string) => `<head><meta http-equiv="refresh" content="0; url=${address}"></head>`;

test("a page that leads on has its successor's address, and the link's fragment unless it names one", () => {
  expect(successorOf(leadingTo("/kiln/api/glaze"), "https://kiln.example/kiln/api/varnish#apply")).toBe(
    "https://kiln.example/kiln/api/glaze#apply",
  );
  expect(successorOf(leadingTo("/kiln/api/oven#heat"), "https://kiln.example/kiln/api/varnish#apply")).toBe(
    "https://kiln.example/kiln/api/oven#heat",
  );
  expect(successorOf(leadingTo("/a?b=1&amp;c=%22"), "https://kiln.example/old")).toBe(
    "https://kiln.example/a?b=1&c=%22",
  );
});

test("any other document has its own", () => {
  expect(successorOf("<h1>Glaze</h1>", "https://kiln.example/glaze#apply")).toBe(
    "https://kiln.example/glaze#apply",
  );
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
    expect([...formerAddresses({ "/docs/intro": "/docs", "/docs/*": "/docs/api/*" }, pages).keys()]).toEqual([
      "/docs/World",
      "/docs/World/add",
    ]);
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
