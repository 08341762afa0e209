import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { replaceRenderer } from "../../../src/node/render-body";

function rendered(body: ReactElement): string {
  let html = "";
  // Gatsby hands over more, of which the renderer uses nothing.
  const args = {
    bodyComponent: body,
    replaceBodyHTMLString: (text: string) => void (html = text),
  } as unknown as Parameters<typeof replaceRenderer>[0];
  void replaceRenderer(args, { plugins: [] });
  return html;
}

test("a page has no null character, wherever its letters of several bytes are", () => {
  const years = Array.from({ length: 200 }, (_, index) => <i key={index}>© 2025</i>);
  for (let length = 1; length < 30; length += 1) {
    const title = "x".repeat(length);
    expect(rendered(<p title={title}>{years}</p>)).toBe(
      `<p title="${title}">${"<i>© 2025</i>".repeat(200)}</p>`,
    );
  }
});

test("an error in a component names it, and has no line of the renderer", () => {
  const Wing = (): never => {
    throw new TypeError("no air");
  };
  const render = () => rendered(<Wing />);
  expect(render).toThrow(new TypeError("The component Wing failed: no air"));
  try {
    render();
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? "") : "";
    expect(stack).toMatch(/^TypeError: The component Wing failed: no air\n +at Wing /);
    expect(stack).not.toContain("react-dom");
  }
});
