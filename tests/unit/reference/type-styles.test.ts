/** One type in every style: what pages, messages, editors, the search and the mock engine get. */
import { searchText, typeText } from "luau-contract";
import { expect, it } from "vitest";
import { luacatsType } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/luacats-type";
import { makeTypeTexts } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/luau-type-text";
import {
  noHref,
  textOf,
  typeTokens,
} from "../../../plugins/gatsby-source-luau-defs/src/emit/signatures/tokens";
import { keysOf } from "../../../plugins/gatsby-source-luau-defs/src/mock/keys";
import { shapeOf } from "../../../plugins/gatsby-source-luau-defs/src/mock/shape-of";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

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
  readonly luacats: string;
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
  const signature = made === undefined ? "" : makeTypeTexts(model).signature(made, made.signatures[0]);
  return {
    page: typeText(type),
    luau: signature.replace("() -> ", ""),
    luacats: luacatsType(type),
    search: searchText(type),
    mock: shapeOf(type, keysOf(model)),
  };
};

const TABLE: Readonly<Record<string, Styles>> = {
  "'a' | true | nil": {
    page: '"a" | true | nil',
    luau: '("a" | true)?',
    luacats: '"a"|true|nil',
    search: '"a"|true|nil',
    mock: 'U({L("a"),L(true),Z})',
  },
  "Id | Part": {
    page: "Id | Part",
    luau: "Part | number",
    luacats: "Id|Part",
    search: "Id|Part",
    mock: 'U({C("Id",{}),C("Part",{})})',
  },
  "{Id}": {
    page: "{Id}",
    luau: "{number}",
    luacats: "Id[]",
    search: "{Id}",
    mock: 'R(C("Id",{}))',
  },
  "{ [number]: Part }": {
    page: "{ [number]: Part }",
    luau: "{Part}",
    luacats: "table<number, Part>",
    search: "{[number]:Part}",
    mock: 'T({},C("Part",{}))',
  },
  "{ b: Id, read a: Pair<Id>, ['x y']: nil, [string]: any }": {
    page: '{ b: Id, read a: Pair<Id>, ["x y"]: nil, [string]: any }',
    luau: '{ [string]: any, read a: Pair<number, string>, b: number, ["x y"]: nil }',
    luacats: '{ b: Id, a: Pair<Id>, ["x y"]: nil, [string]: any }',
    search: '{b:Id,a:Pair<Id>,["x y"]:nil,[string]:any}',
    mock: 'T({["b"]=C("Id",{}),["a"]=C("Pair",{C("Id",{})}),["x y"]=Z},A)',
  },
  "Pair<Part>": {
    page: "Pair<Part>",
    luau: "Pair<Part, string>",
    luacats: "Pair<Part>",
    search: "Pair<Part>",
    mock: 'C("Pair",{C("Part",{})})',
  },
  "Handler<(Id, ...string)>": {
    page: "Handler<(Id, ...string)>",
    luau: "(number) -> (number, ...string)",
    luacats: "Handler<any>",
    search: "Handler<Id,...string>",
    mock: 'C("Handler",{A})',
  },
  "<T, U...>(first: T?, ...any) -> (U...)": {
    page: "<T, U...>(first: T?, ...any) -> U...",
    luau: "<T, U...>(T?, ...any) -> (U...)",
    luacats: "fun(first: any?, ...: any): ...any",
    search: "<T,U>(T?,...any)->(...U)",
    mock: 'F({"first",O(G("T")),"...",A},{})',
  },
  "((a: Id) -> Part?)?": {
    page: "((a: Id) -> Part?)?",
    luau: "((number) -> Part?)?",
    luacats: "(fun(a: Id): Part?)?",
    search: "((Id)->(Part?))?",
    mock: 'O(F({"a",C("Id",{})},{O(C("Part",{}))}))',
  },
  "((Id) -> ()) & ((string) -> (number, string))": {
    page: "((Id) -> ()) & ((string) -> (number, string))",
    luau: "((number) -> ()) & ((string) -> (number, string))",
    luacats: "(fun(arg1: Id))|(fun(arg1: string): number, string)",
    search: "((Id)->())&((string)->(number,string))",
    mock: 'I({F({"_",C("Id",{})},{}),F({"_",S},{N,S})})',
  },
  "(name: string) -> ...number": {
    page: "(name: string) -> ...number",
    luau: "(string) -> (...number)",
    luacats: "fun(name: string): ...number",
    search: "(string)->(...number)",
    mock: 'F({"name",S},{})',
  },
  "typeof(value)": {
    page: "typeof(value)",
    luau: "typeof(value)",
    luacats: "any",
    search: "any",
    mock: "A",
  },
  unknown: {
    page: "unknown",
    luau: "unknown",
    luacats: "any",
    search: "unknown",
    mock: "A",
  },
  "{read Id | string}": {
    page: "{read Id | string}",
    luau: "{number | string}",
    luacats: "(Id|string)[]",
    search: "{Id|string}",
    mock: 'R(U({C("Id",{}),S}))',
  },
};

it.each(Object.entries(TABLE))("%s", (written, expected) => {
  expect(styles(written)).toEqual(expected);
});
