/** `luau-defs convert`: the reference of a file stays what it was, and so does its code. */
import { readFileSync } from "node:fs";
import { codeTokens } from "luau-syntax";
import { describe, expect, test } from "vitest";
import { convertComments, sourceFile } from "../../../packages/luau-defs/src/read";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { FIXTURES } from "./fixtures";

const PLACES = new Set(["location", "span", "start"]);
/** A model as text, without the places in its files. */
const withoutPlaces = (text: string, file: string): string =>
  JSON.stringify(runOnSources([sourceFile(file, text)]).value.model, (key, value: unknown) =>
    PLACES.has(key) ? undefined : value,
  );

const codeOf = (text: string): readonly string[] => codeTokens(text).map((token) => token.text);

describe("converting", () => {
  test.each(FIXTURES)("leaves the reference of %s as it is, and all code", (file) => {
    const text = readFileSync(file, "utf8");
    const { value } = convertComments(sourceFile(file, text));
    // Our dialect names a page after its file alone.
    const named = `${sourceFile(file, text).slug}.luau`;
    expect(withoutPlaces(value.text, named)).toBe(withoutPlaces(text, named));
    expect(codeOf(value.text)).toEqual(codeOf(text));
    expect(convertComments(sourceFile(file, value.text)).value.converted).toBe(0);
  });

  test("writes our dialect, and says what it has no words for", () => {
    const text = `--[=[
\t@within Lamp
\t@param name string -- its name
\t@return boolean -- whether it is on
\tLamps.
]=]
function Lamp.on(name) end

--[=[
\t@function both
\t@within Lamp
\tBoth.
]=]
`;
    const { value } = convertComments(sourceFile("lamp.luau", `local Lamp = {}\n\n${text}\nreturn Lamp\n`));
    expect(value.text).toContain(`--[=[
\tLamps.

\t@param name string -- its name
\t@return boolean -- whether it is on
]=]
function Lamp.on(name) end
`);
    expect(value.text).toContain("\t@function both");
    expect(value.unconverted).toMatchObject([{ reason: "It is not above code that it documents." }]);
  });

  test("makes doc comments of plain ones above members", () => {
    const text = readFileSync("tests/fixtures/definitions/failing/plain-comments/broom.luau", "utf8");
    const { value } = convertComments(sourceFile("broom.luau", text));
    expect(value.text).toBe(
      text
        .replace("-- Sweeps the deck.\n-- @param", "--- Sweeps the deck.\n--- @param")
        .replace("--[[** Shakes the broom. **--]]", "--- Shakes the broom."),
    );
    expect(value.converted).toBe(2);
  });

  test("keeps CRLF and the indentation of a block", () => {
    const text =
      "local M = {}\r\n\r\n\t--[=[\r\n\t\t@param a number -- One.\r\n\t\tText.\r\n\t\t@within M\r\n\t]=]\r\n\tfunction M.f(a) end\r\n--- @class M\r\nlocal N = M\r\nreturn M\r\n";
    expect(convertComments(sourceFile("m.luau", text)).value.text).toContain(
      "\t--[=[\r\n\t\tText.\r\n\r\n\t\t@param a number -- One.\r\n\t]=]\r\n\tfunction M.f(a) end\r\n",
    );
    const mixed = convertComments(sourceFile("m.luau", text.replaceAll("\r\n", "\n").replace("\n", "\r\n")));
    expect(mixed.value.text).toContain("\t--[=[\n\t\tText.\n\n\t\t@param a number -- One.\n\t]=]\n");
  });
});
