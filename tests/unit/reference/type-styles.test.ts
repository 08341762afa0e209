/** One type in every style: what pages, messages, editors, the search and the mock engine get. */
import { searchText } from "luau-contract";
import { typeText } from "luau-syntax";
import { expect, it } from "vitest";
import {
  typeLookups,
  makeTypeTexts,
  noHref,
  textOf,
  typeTokens,
} from "../../../packages/luau-defs/src/write";
import { keysOf, shapeOf } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases } from "../../support/read-cases";

const DECLARATIONS = `
export type Id = number
export type Pair<A, B = string> = { first: A, second: B }
export type Handler<R...> = (id: Id) -> R...
declare extern type Part with
	size: number
end
`;

interface Styles {
  readonly page: string;
  /** In messages of Luau, as the result of a function. */
  readonly luau: string;
  readonly search: string;
  readonly mock: string;
}

const styles = (written: string): Styles => {
  const text = `${DECLARATIONS}\ndeclare function made(): ${written}\n`;
  const { model } = runOnSources([sourceFile("definitions/demo.d.luau", text)]).value;
  const [module] = model.modules;
  const made = module?.functions[0];
  const type = made?.signatures[0].returns[0]?.type ?? { kind: "nil" };
  expect(textOf(typeTokens(type, noHref))).toBe(typeText(type));
  const signature =
    made === undefined ? "" : makeTypeTexts(typeLookups(model)).signature(made, made.signatures[0]);
  return {
    page: typeText(type),
    luau: signature.replace("() -> ", ""),
    search: searchText(type),
    mock: shapeOf(type, keysOf(model)),
  };
};

it("each type is written in the styles of the page, of Luau and of tools", () =>
  expectCases("cases/type-styles.txt", (_given, type) => lines(styles(type))));

const lines = (all: Styles): string =>
  Object.entries(all)
    .map(([style, text]) => `${style.padEnd(8)}${text}`)
    .join("\n");
