/** How scripts require a module: what they pass to `require`, and what they call the result. */
import { toLuauName } from "luau-syntax";
import { expect, test } from "vitest";
import { lastOfRequest, readRequireArgument, toRequireArgument } from "../../../packages/luau-defs/src/model";

test.each([
  ["net", "net"],
  ["deferred-layout", "deferredLayout"],
  ["2d", "_2d"],
  ["end", "_end"],
  ["", "_"],
])("a module %j is called %s", (file, name) => {
  expect(toLuauName(file)).toBe(name);
});

test.each([
  ["@kit/net", '"@kit/net"', true, "net"],
  ["./a\\b", '"./a\\\\b"', true, "a\\b"],
  ["Packages.Net", "Packages.Net", false, "Net"],
])("%s is passed as %s, and read again", (request, argument, isPath, last) => {
  expect(toRequireArgument(request)).toBe(argument);
  expect(readRequireArgument(argument)).toEqual({ text: request, isPath });
  expect(lastOfRequest(request)).toBe(last);
});
