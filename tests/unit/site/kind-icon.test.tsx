import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KIND_DRAWINGS, KindIcon } from "../../../src/components/ui/KindIcon";

test("each kind of symbol has a drawing of its own", () => {
  const drawings = Object.values(KIND_DRAWINGS);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("an icon adds nothing to what a screen reader reads", () => {
  const markup = renderToStaticMarkup(<KindIcon kind="enum" />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain(KIND_DRAWINGS.enum);
});
