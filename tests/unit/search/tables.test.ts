/** Excerpts of a guide's tables, as text. */
import { expect, it } from "vitest";
import { analyseMdx } from "../../../src/node/content/analyse-mdx";

const textOf = (body: string) =>
  analyseMdx("content/docs/page.mdx", body, 0).sections.map(({ text }) => text);

it("keeps the cells of a table apart, and ends its rows like sentences", () => {
  const table =
    "Before it.\n\n| Event | Is sent |\n| --- | --- |\n| `tick` | *once* a frame |\n| `exit` | at the end. |\n| | Really? |\n\nAfter it.";
  expect(textOf(table)).toEqual([
    "Before it. Event · Is sent. tick · once a frame. exit · at the end. Really? After it.",
  ]);
});

it("does so in lists and boxes, and leaves other text as it is", () => {
  expect(textOf("- One\n- Two\n\n  | A | B |\n  | - | - |\n  | 1 | 2 |\n\n:::note\nA *box*.\n:::")).toEqual([
    "One Two A · B. 1 · 2. A box.",
  ]);
});
