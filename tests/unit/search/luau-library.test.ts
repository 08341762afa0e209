/** The index has what Luau's checker knows without an engine, under the same names and with its types. */
import { createChecker } from "luau-wasm";
import { loadLuau } from "luau-wasm/node";
import { expect, it } from "vitest";
import { luauLibrary } from "../../../packages/luau-search/src/luau-library";
import { search } from "../../../packages/luau-search/src/search";
import { addressOf } from "./support/intents";
import { openSite } from "./support/read-site";

const records = luauLibrary(new Set());
const paths = new Set(records.map(({ path }) => path));
const LIBRARIES = records.filter(({ kind }) => kind === "module").map(({ path }) => path);
/** Deprecated, unsafe, for engines only, or not released. */
const LEFT_OUT =
  /^(?:_G|_VERSION|gcinfo|getfenv|integer|loadstring|newproxy|require|setfenv|math\.(?:e|nan|phi|sqrt2|tau)|table\.(?:foreachi?|getn)|buffer\.\w+integer)$/;

it("has all names of Luau's own library, and no others", () => {
  const checker = createChecker(loadLuau());
  const namesAfter = (text: string) => {
    checker.check([{ name: "script", text }]);
    return checker
      .complete("script", text.length)
      .flatMap(({ name, kind }) => (kind === "keyword" ? [] : [name]));
  };
  const members = LIBRARIES.flatMap((library) =>
    namesAfter(`local x = ${library}.`).map((name) => `${library}.${name}`),
  );
  const known = [...namesAfter("local x = "), ...members].filter((name) => !LEFT_OUT.test(name));
  expect([...paths].toSorted()).toEqual(known.toSorted());
});

it("leaves out what the engine declares itself, and links to Luau's documentation", () => {
  expect(luauLibrary(new Set(["print"])).some(({ path }) => path === "print")).toBe(false);
  expect(records.find(({ path }) => path === "math.random")?.href).toBe(
    "https://luau.org/library#math-library:~:text=math.random",
  );
});

it.each([
  ["vector.create", "vector.create"],
  ["math.random", "math.random"],
  ["random number", "math.random"],
  ["round a number down", "math.floor"],
])("%s finds %s first", (query, path) => {
  const { results } = search(openSite().index, query);
  expect(results.map(addressOf)[0]).toBe(path);
});

it("comes after what the engine calls the same", () => {
  const { symbols } = search(openSite().index, "create");
  const first = symbols.findIndex(({ symbol }) => symbol.isExternal);
  expect(first).toBeGreaterThan(2);
  expect(symbols.slice(0, first).every(({ symbol }) => symbol.path.endsWith(".create"))).toBe(true);
});
