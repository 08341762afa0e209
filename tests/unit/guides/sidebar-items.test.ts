import { expect, test } from "vitest";
import { itemsFromFolders } from "../../../src/node/content/sidebar-items";

const guide = (slug: string, label: string, position: number | null) => ({
  slug,
  label,
  href: `/docs/${slug}`,
  position,
});

test("guides of one label have the same order on every machine, in whichever order they were read", () => {
  const guides = [
    guide("b", "Setting up", null),
    guide("c", "Setting up", 1),
    guide("a", "Setting up", null),
    guide("d", "Before", null),
  ];
  const orders = [guides, [...guides].reverse()].map((read) =>
    itemsFromFolders({ guides: read, modules: [], groups: [] }, "Reference").map(({ href }) => href),
  );
  expect(orders).toEqual([
    ["/docs/c", "/docs/d", "/docs/a", "/docs/b", null],
    ["/docs/c", "/docs/d", "/docs/a", "/docs/b", null],
  ]);
});
