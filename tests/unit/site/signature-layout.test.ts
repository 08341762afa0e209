import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Token, Tokens } from "../../../src/lib/reference";
import { layOutSignature } from "../../../src/lib/signature-layout";
import { toText } from "../../../src/lib/token-runs";

/** Tokens as the build makes them: names and punctuation apart, spaces within the punctuation. */
const tokensOf = (signature: string): Tokens =>
  (signature.match(/"[^"]*"|\w+|[^\w"]+/g) ?? []).map((text): Token => {
    const kind = text.startsWith('"') ? "string" : /^\w/.test(text) ? "type" : "punctuation";
    return { text, kind, href: null };
  });

const print = (signature: string, width: number) =>
  layOutSignature(tokensOf(signature), width).map(({ indent, tokens }) => "  ".repeat(indent) + toText(tokens));

describe("a signature", () => {
  it("stays on one line where it fits", () => {
    expect(print("Timer.clear(id: TimerId): ()", 40)).toEqual(["Timer.clear(id: TimerId): ()"]);
  });

  it("has one parameter a line where it does not", () => {
    expect(print("Timer.setTimeout(duration: number?, callback: () -> ()): TimerId", 40)).toEqual([
      "Timer.setTimeout(",
      "  duration: number?,",
      "  callback: () -> ()",
      "): TimerId",
    ]);
  });

  it("breaks the outer bracket first, and the inner one only if it must", () => {
    expect(print("f(callback: (first: number, second: string) -> boolean): {string}", 36)).toEqual([
      "f(",
      "  callback: (",
      "    first: number,",
      "    second: string",
      "  ) -> boolean",
      "): {string}",
    ]);
  });

  it("breaks tables, without the spaces inside their braces", () => {
    expect(print("type Options = { width: number, height: number }", 30)).toEqual([
      "type Options = {",
      "  width: number,",
      "  height: number",
      "}",
    ]);
  });

  it("never breaks inside a string, whatever brackets it holds", () => {
    expect(print('f(mode: "(a, b", other: number)', 20)).toEqual(["f(", '  mode: "(a, b",', "  other: number", ")"]);
  });

  it("takes an arrow for no bracket", () => {
    expect(print("f(callback: () -> ()): () -> ()", 80)).toEqual(["f(callback: () -> ()): () -> ()"]);
  });

  it("keeps every character but spaces, at any width, even of brackets that do not match", () => {
    const piece = fc.constantFrom("(", ")", "{", "}", "<", ">", ", ", ": ", " -> ", "name", "number", "?", '"x, ("', "[", "]", "; ");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 80 }), (pieces, width) => {
        const signature = pieces.join("");
        expect(print(signature, width).join("").replace(/\s/g, "")).toBe(signature.replace(/\s/g, ""));
      }),
    );
  });
});
