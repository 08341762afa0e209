import { expect, test } from "vitest";
import { afterName } from "../../../src/lib/reference/declaration-lines";
import { earlierTable, mergeSlots, toDispatch } from "../../../src/lib/reference/overloads";
import type { Signature } from "../../../src/lib/reference/reference-props";
import { toText } from "../../../src/lib/reference/token-runs";
import { requireNode } from "../../../src/lib/page/query-results";
import { moduleOf } from "./support";
import { fixtureText } from "../../support/read-cases";

const functionsOf = (text: string) =>
  moduleOf(text).functions.map((entry) => ({
    ...entry,
    signatures: entry.signatures as unknown as readonly Signature[],
  }));

const EVENTS = fixtureText("engines/overloads.d.luau");

const [on, off, write, split] = functionsOf(EVENTS).map((entry) => requireNode(entry, "a function"));

test("a function that is called with names of events has a table of names and types, the second one a link to it", () => {
  const dispatch = toDispatch(on?.signatures ?? []);
  expect(toText(dispatch?.declaration.tokens ?? [])).toBe("on(event, listener)");
  expect(dispatch?.names).toEqual(["event", "listener"]);
  expect(dispatch?.rows.map((row) => row.map(toText))).toEqual([
    ['"tick"', "Tick"],
    ['"press"', "Press"],
  ]);
  const all = [on, off, write].flatMap((entry) => entry ?? []);
  expect(all.map((entry) => earlierTable(all, entry)?.name)).toEqual([undefined, "on", undefined]);
});

test("parameters and results of overloads are there once, with every type, and optional where one lacks them", () => {
  const signatures = write?.signatures ?? [];
  expect(toDispatch(signatures)).toBeNull();
  const { parameters, returns } = mergeSlots(signatures);
  expect(parameters.map(({ name, type, optional }) => [name, toText(type), optional])).toEqual([
    ["value", "string | number", false],
    ["times", "number", true],
  ]);
  expect(returns.map(({ name, type }) => [name, toText(type)])).toEqual([["text", "string"]]);
  const unnamed = mergeSlots(split?.signatures ?? []);
  expect(unnamed.returns.map(({ type }) => toText(type))).toEqual(["number | string", "number"]);
  expect(unnamed.parameters.map(({ type }) => toText(type))).toEqual(["number | string", "number"]);
});

test("the heading of an entry is its name, and then the rest of its declaration", () => {
  const { events, types } = moduleOf(
    "--- @tag event\nexport type PressListener = (key: string, again: boolean) -> boolean\nexport type Name = string\n",
  );
  const rest = [...events, ...types].map(({ declaration }) => afterName(declaration));
  expect(rest.map(({ tokens }) => toText(tokens))).toEqual([
    "(key: string, again: boolean): boolean",
    " = string",
  ]);
  const first = rest[0];
  expect(first?.breaks.map(({ at }) => first.tokens[at]?.text)).toEqual(["key", "again", "): "]);
});
