import { describe, expect, it } from "vitest";
import { versionHistory } from "../../../plugins/gatsby-source-luau-defs/src/diff/version-history";
import type { ApiModel } from "../../../plugins/gatsby-source-luau-defs/src/model/model";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const modelOf = (...files: readonly string[]): ApiModel =>
  runOnSources(
    files.map((text, index) => sourceFile(index === 0 ? "kit.d.luau" : `kit${index}.d.luau`, text)),
  ).value.model;

const history = versionHistory([
  {
    version: "1.0",
    model: modelOf(`
declare kit: {
	same: () -> (),
	grows: (a: number) -> (),
	goes: () -> (),
	--- @since 0.9
	early: () -> (),
	--- @deprecated 0.8 -- Old.
	old: () -> (),
	returns: () -> (),
	hidden: () -> (),
}
export type Mode = "A" | "B"
export type Options = { a: number? }
declare function f(options: Options)
`),
  },
  {
    version: "1.1",
    model: modelOf(`
declare kit: {
	same: () -> (),
	grows: (a: number, b: number?) -> (),
	--- @deprecated 1.1 -- Use \`comes\`.
	goes: () -> (),
	--- @since 0.9
	early: () -> (),
	--- @deprecated 0.8 -- Very old.
	old: () -> (),
	comes: () -> (),
	--- @private
	hidden: () -> (),
}
export type Mode = "A" | "B" | "C"
export type Options = { a: number?, b: number? }
declare function f(options: Options)
`),
  },
  {
    version: "2.0",
    model: modelOf(
      `
declare kit: {
	same: () -> (),
	grows: (a: string) -> (),
	--- @since 0.9
	early: () -> (),
	--- @deprecated
	comes: () -> (),
	returns: () -> (),
}
`,
      `
export type Mode = "A" | "C"
export type Options = { a: number?, b: number? }
declare function f(options: Options)
`,
    ),
  },
]);

const rows = Object.fromEntries(
  [...history].map(([key, { addedIn, changedIn, deprecatedIn, removedIn }]) => [
    key,
    [addedIn, changedIn.join(), deprecatedIn, removedIn],
  ]),
);

/** Of a function with these texts in 1.0, 2.0 and so on; null where it is not there. */
const deprecations = (...texts: readonly (string | null)[]) => {
  const models = texts.map((text) => modelOf(text === null ? "" : `--- ${text}\ndeclare function f()\n`));
  return [
    ...versionHistory(models.map((model, index) => ({ version: `${index + 1}.0`, model }))).values(),
  ].map(({ deprecatedIn }) => deprecatedIn);
};

describe("versionHistory", () => {
  it("knows nothing of what the oldest version has and nobody touched", () => {
    expect(rows["kit.same"]).toEqual([null, "", null, null]);
    expect(rows["kit.early"]).toEqual(["0.9", "", null, null]);
  });

  it("tells when a symbol came, changed, was deprecated and went", () => {
    expect(rows["kit.comes"]).toEqual(["1.1", "", "2.0", null]);
    expect(rows["kit.grows"]).toEqual([null, "1.1,2.0", null, null]);
    expect(rows["kit.goes"]).toEqual([null, "", "1.1", "2.0"]);
    expect(rows["kit.old"]).toEqual([null, "", "0.8", "2.0"]);
    expect(rows["kit.hidden"]).toEqual([null, "", null, "1.1"]);
  });

  it("counts what came back as new", () => {
    expect(rows["kit.returns"]).toEqual(["2.0", "", null, null]);
  });

  it("does not know since when what the oldest version calls deprecated without a number is so", () => {
    expect(deprecations("@deprecated", "@deprecated", "@deprecated")).toEqual([null]);
    expect(deprecations("@deprecated", "@deprecated 0.8")).toEqual(["0.8"]);
    expect(deprecations("@deprecated", "Fine.", "@deprecated")).toEqual(["3.0"]);
    expect(deprecations("Fine.", "@deprecated", null, "@deprecated")).toEqual(["4.0"]);
  });

  it("tells of members, and counts their changes for what they are members of", () => {
    expect(rows["type:Mode.C"]).toEqual(["1.1", "", null, null]);
    expect(rows["type:Mode.B"]).toEqual([null, "", null, "2.0"]);
    expect(rows["type:Mode"]).toEqual([null, "1.1,2.0", null, null]);
    expect(rows["type:Options.b"]).toEqual(["1.1", "", null, null]);
    expect(rows["type:Options"]).toEqual([null, "1.1", null, null]);
  });

  it("does not mind that a symbol moves to another module", () => {
    expect(rows["f"]).toEqual([null, "", null, null]);
  });
});
