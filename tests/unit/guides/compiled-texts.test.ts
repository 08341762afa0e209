import { expect, test } from "vitest";
import { compiledText } from "../../../src/node/mdx/compiled-texts";

test("a text that was never valid fails when its page is rendered", async () => {
  const code = compiledText("content/docs/never.mdx");
  const { default: Text } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: () => never;
  };
  expect(Text).toThrow("content/docs/never.mdx has a mistake");
});
