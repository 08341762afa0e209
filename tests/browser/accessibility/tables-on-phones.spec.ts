import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { detailsOf } from "../reference/details";

test.use({ viewport: { width: 390, height: 844 } });

type Nodes = Awaited<ReturnType<typeof accessibilityTree>>;
type Node = Nodes extends ReadonlyMap<string, infer Value> ? Value : never;

async function accessibilityTree(session: CDPSession) {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return new Map(nodes.map((node) => [node.nodeId, node]));
}

const roleOf = (node: Node): string => (node.ignored ? "" : String(node.role?.value));

/** The nearest nodes below one that have any of the roles. */
const below = (nodes: Nodes, node: Node, roles: readonly string[]): readonly Node[] =>
  (node.childIds ?? []).flatMap((id) => {
    const child = nodes.get(id);
    if (child === undefined) return [];
    return roles.includes(roleOf(child)) ? [child] : below(nodes, child, roles);
  });

/** The tables that a screen reader is given: the name of each, and its rows as the roles of their cells. */
async function toldTables(page: Page) {
  const nodes = await accessibilityTree(await page.context().newCDPSession(page));
  return [...nodes.values()]
    .filter((node) => roleOf(node) === "table")
    .map((table) => ({
      name: String(table.name?.value),
      rows: below(nodes, table, ["row"]).map((row) =>
        below(nodes, row, ["columnheader", "rowheader", "cell"]).map(roleOf),
      ),
    }));
}

/** The same, out of the elements. */
const writtenTables = (page: Page) =>
  page.locator("main table").evaluateAll((tables: HTMLTableElement[]) =>
    tables.map((table) => ({
      name: table.caption?.textContent ?? "",
      rows: [...table.rows].map((row) =>
        [...row.cells].map((cell) => ({ col: "columnheader", row: "rowheader" })[cell.scope] ?? "cell"),
      ),
    })),
  );

test("on a phone, a guide's table has rows, cells and heads for a screen reader", async ({ page }) => {
  await page.goto("/docs/core-concepts");
  const written = await writtenTables(page);
  expect(written.length).toBeGreaterThanOrEqual(1);
  // Parts far below are laid out a moment later (src/client/deferred-layout.ts).
  await expect.poll(() => toldTables(page)).toEqual(written);
});

test("on a phone, a parameter's text is below its name and type, as wide as the page", async ({ page }) => {
  await page.goto("/docs/api/timer");
  const [name, type, , text] = await detailsOf(page, "Timer.setTimeout", "Parameters")
    .locator("dt > *, dd")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(type?.left).toBeGreaterThanOrEqual(name?.right ?? 0);
  expect(text?.top).toBeGreaterThanOrEqual(Math.max(name?.bottom ?? 0, type?.bottom ?? 0) - 1);
  expect(text?.width).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
