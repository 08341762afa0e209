import { expect, test } from "vitest";
import { crumbsFor, crumbsThrough, type DocsLocation } from "../../../src/lib/docs/doc-location";

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
  const crumbs = crumbsThrough(place, camera, "Camera.setViewTarget", "Docs");
  expect(crumbs.slice(-2)).toEqual([
    { label: "Camera", to: "/docs/next/api/camera" },
    { label: "Camera.setViewTarget", to: null },
  ]);
});
