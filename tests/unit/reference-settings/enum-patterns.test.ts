/** Enums that are extern types: what becomes of the types, and what stays a class. */
import { describe, expect, test } from "vitest";
import { isPublic } from "../../../plugins/gatsby-source-luau-defs/src/model/entries";
import { makeRoutes } from "../../../plugins/gatsby-source-luau-defs/src/emit/addresses/routes";
import { MACHINERY, read } from "./support";

const ENUMS = { enums: { item: "EnumItem", table: "Enum" } };

const CARGO = `${MACHINERY}
--- What a boat carries.
declare extern type EnumCargo extends EnumItem with end
--- See [EnumItem].
declare extern type EnumCargo_INTERNAL extends Enum with
	--- Loose.
	Grain: EnumCargo
	Timber: EnumCargo
	function FromName(self, name: string): EnumCargo?
end
type ENUM_LIST = { Cargo: EnumCargo_INTERNAL } & { GetEnums: (self: ENUM_LIST) -> { Enum } }
declare Enum: ENUM_LIST
declare function load(cargo: EnumCargo)
`;

describe("a type of values and a table of them", () => {
  const { module, model, diagnostics } = read(CARGO, ENUMS);
  const [cargo] = module.enums;

  test("are an enum, which scripts reach by the global's path", () => {
    expect(diagnostics).toEqual([]);
    expect(cargo).toMatchObject({
      name: "EnumCargo",
      path: "Enum.Cargo",
      origin: "extern",
      extern: { item: { name: "EnumItem", target: "boats/type:EnumItem" }, table: "EnumCargo_INTERNAL" },
      doc: { description: "What a boat carries.\n\nSee [EnumItem]." },
    });
    expect(cargo?.values.map(({ path, doc: { description } }) => [path, description])).toEqual([
      ["Enum.Cargo.Grain", "Loose."],
      ["Enum.Cargo.Timber", ""],
    ]);
    expect(cargo?.doc.links.map(({ target }) => target)).toEqual(["boats/type:EnumItem"]);
  });

  test("are no classes for readers, and the table stays in the model", () => {
    expect(module.classes.map((entry) => [entry.name, isPublic(entry)])).toEqual([
      ["Enum", true],
      ["EnumItem", true],
      ["EnumCargo_INTERNAL", false],
    ]);
  });

  test("have a page of the path, and types lead to it", () => {
    const routes = makeRoutes(model, "/api", "class");
    expect(cargo && routes.href(cargo.id)).toBe("/api/boats/Enum.Cargo");
    expect(cargo?.values[0] && routes.href(cargo.values[0].id)).toBe(
      "/api/boats/Enum.Cargo#Enum.Cargo.Grain",
    );
    const type = module.functions.find(({ name }) => name === "load")?.signatures[0].parameters[0]?.type;
    expect(type).toMatchObject({ name: "EnumCargo", target: { kind: "symbol", id: cargo?.id } });
  });
});

test("without the setting, nothing is an enum", () => {
  const { module, diagnostics } = read(CARGO);
  expect([module.enums, diagnostics]).toEqual([[], []]);
  expect(module.classes).toHaveLength(4);
});

test("a table that a global holds itself takes the global's place and text", () => {
  const { module } = read(
    `${MACHINERY}declare extern type Flag extends EnumItem with end
declare extern type Flags extends Enum with
	White: Flag
end
declare harbour: {
	--- What is hoisted.
	Flag: Flags,
	open: () -> (),
}
`,
    ENUMS,
  );
  expect(module.enums.map(({ path, doc: { description } }) => [path, description])).toEqual([
    ["harbour.Flag", "What is hoisted."],
  ]);
  expect(module.constants).toEqual([]);
});

test("a table that has more than values stays a class beside the enum", () => {
  const { module } = read(
    `${MACHINERY}declare extern type Flag extends EnumItem with end
declare extern type Flags extends Enum with
	White: Flag
	--- Not of all tables.
	function Wave(self): ()
end
`,
    ENUMS,
  );
  expect(module.enums.map(({ path }) => path)).toEqual(["Flag"]);
  expect(module.classes.filter(isPublic).map(({ name }) => name)).toEqual(["Enum", "EnumItem", "Flags"]);
});

test("an enum without values is known by what its functions return", () => {
  const { module, rules } = read(
    `${MACHINERY}declare extern type Flag extends EnumItem with end
declare extern type Flags extends Enum with
	function FromName(self, name: string): Flag?
end
`,
    ENUMS,
  );
  expect([module.enums.map(({ name, values }) => [name, values]), rules]).toEqual([[["Flag", []]], []]);
});

test("a tag makes an enum of an extern type that has nothing but properties", () => {
  const { module, diagnostics } = read(`--- What is hoisted.
--- @tag enum
declare extern type Flags with
	--- Of peace.
	White: number
	Blue: number
end
`);
  expect(diagnostics).toEqual([]);
  expect(module.enums.map(({ path, values }) => [path, values.map(({ value }) => value)])).toEqual([
    ["Flags", ["Flags.White", "Flags.Blue"]],
  ]);
});
