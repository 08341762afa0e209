import { describe, expect, test } from "vitest";
import {
  definitionGroups,
  groupsNamedIn,
  groupsByName,
  reachedFrom,
} from "../../../packages/luau-defs/src/engine";
import { expectCases } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const groupsIn = (text: string) => definitionGroups(definitionsIn(text));
const codesOf = (text: string) => groupsIn(text).map(({ code }) => code);

/** The names that a text can reach. */
function reached(engine: string, text: string): readonly string[] {
  const groups = groupsIn(engine);
  const places = reachedFrom(groupsNamedIn([text], groupsByName(groups)), groups);
  return places
    .flatMap((place) => [...(groups[place]?.values ?? []), ...(groups[place]?.types ?? [])])
    .sort();
}

test("groups contain what needs each other, in the order of the file; what others need comes first", () =>
  expectCases("cases/definition-groups.txt", ([engine = ""]) => codesOf(engine).join("\n\n")));

describe("groups", () => {
  test("are one where Luau is more than declarations", () => {
    expect(groupsIn("declare a: number\nlocal one = 1\ndeclare b: number\n")).toHaveLength(1);
    expect(groupsIn("declare a: number\ndeclare b: number\nreturn nil\n")).toHaveLength(2);
  });
  test("have a digest of all that they reach", () => {
    const digests = (width: string) =>
      groupsIn(`export type Width = ${width}\ndeclare wide: Width\ndeclare other: number\n`).map(
        ({ values, digest }) => [values.join(), digest],
      );
    const [before, after] = [new Map(digests("number") as []), new Map(digests("string") as [])];
    expect(after.get("wide")).not.toBe(before.get("wide"));
    expect(after.get("other")).toBe(before.get("other"));
  });
});

describe("a text", () => {
  const classes = "declare class Part\n\tsize: Size\nend\ndeclare class Wheel extends Part\nend\n";
  const globals = "declare Parts: { first: Part }\ndeclare other: number";
  const engine = `${classes}export type Size = number\n${globals}`;
  test("reaches what it names, and what that names", () => {
    expect(reached(engine, "print(1)")).toEqual([]);
    expect(reached(engine, "print(Parts.first)")).toEqual(["Part", "Parts", "Size"]);
    expect(reached(engine, "local wheel: Wheel")).toEqual(["Part", "Size", "Wheel"]);
  });
  test("reaches the type that a string names", () =>
    expect(reached(engine, 'if typeof(x) == "Size" then end')).toEqual(["Size"]));
});
