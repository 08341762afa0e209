import { expect, test } from "vitest";
import { nearestName } from "luau-contract";

const PATHS = [
  "/docs/intro",
  "/docs/core-concepts",
  "/docs/tutorials/creating-packages",
  "/blog",
  "/blog/tags",
];

test.each([
  ["/docs/intor", "/docs/intro"],
  ["/doc/intro", "/docs/intro"],
  ["/docs/tutorial/creating-package", "/docs/tutorials/creating-packages"],
  ["/BLOG", "/blog"],
  ["/bolg", "/blog"],
  ["/docs/physics", null],
  ["/x", null],
])("%s probably means %s", (wrong, right) => {
  expect(nearestName(wrong, PATHS)).toBe(right);
});

test("of several that are near, the nearest is meant", () => {
  expect(nearestName("kat", ["cart", "cut", "cat"])).toBe("cat");
  expect(nearestName("tag", ["tages", "tags"])).toBe("tags");
});

// A search that tried every change of seventeen letters took minutes for these.
test("long addresses are compared as quickly as short ones", () => {
  const paths = Array.from(
    { length: 2000 },
    (_, index) => `/docs/reference/of/the/scene/graph/and/its/nodes/node-${index}`,
  );
  expect(nearestName("/docs/reference/of/teh/scene/grpah/und/its/nodse/node-1234", paths)).toBe(
    "/docs/reference/of/the/scene/graph/and/its/nodes/node-1234",
  );
  expect(nearestName("/blog/what/we/did/in/the/last/month/and/will/do/in/the/next", paths)).toBeNull();
});
