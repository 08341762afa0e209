import { expect, it } from "vitest";
import { withEdits } from "luau-syntax";

it("applies edits of one offset in any order: what is inserted precedes what is replaced", () => {
  const insertion = { span: [4, 4], text: "re" } as const;
  const replacement = { span: [4, 8], text: "turn" } as const;
  const end = { span: [8, 8], text: " kite" } as const;
  for (const edits of [
    [insertion, replacement, end],
    [end, replacement, insertion],
  ])
    expect(withEdits("    ....", edits)).toBe("    return kite");
});
