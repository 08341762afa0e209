import { describe, expect, test } from "vitest";
import { toSelene } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/selene";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const options = { name: "kit", baseUrl: "https://kit.example/" };

describe("the library for selene", () => {
  const linesOf = (text: string): readonly string[] =>
    toSelene(runOnSources([sourceFile("kit.d.luau", text)]).value.model, options).split("\n");

  test("lets scripts reach every name of a table with a string indexer", () => {
    const open =
      "declare extern type Bag with\n\tsize: number\n\t[string]: number\nend\ndeclare extern type Purse extends Bag with\n\tcoins: number\nend\n";
    const lines = linesOf(`${open}declare extern type Row with\n\tsize: number\n\t[number]: number\nend\n`);
    expect(lines).toContain('  "Bag": {"size":{"property":"override-fields"},"*":{"any":true}}');
    expect(lines).toContain(
      '  "Purse": {"size":{"property":"override-fields"},"*":{"any":true},"coins":{"property":"override-fields"}}',
    );
    expect(lines).toContain('  "Row": {"size":{"property":"override-fields"}}');
  });

  test("says what is deprecated without Markdown's links", () => {
    const lines = linesOf(
      "--- Walks.\ndeclare function walk(): ()\n--- Goes.\n--- @deprecated 1.0 -- Say [walk].\ndeclare function go(): ()\n",
    );
    expect(lines).toContain(
      '  "go": {"args":[],"deprecated":{"message":"Deprecated since 1.0. Say `walk`."}}',
    );
  });

  test("does not ask for arguments that may be nil by way of an alias", () => {
    const lines = linesOf(
      "export type Limit = number?\nexport type Bound = Limit | string\ndeclare function walk(to: number, limit: Limit, bound: Bound): ()\n",
    );
    expect(lines).toContain(
      '  "walk": {"args":[{"type":"number"},{"type":"number","required":false},{"type":"any","required":false}]}',
    );
  });

  test("takes a long chain of aliases for anything", () => {
    const chain = Array.from({ length: 5000 }, (_, index) => `export type A${index} = A${index + 1}\n`).join(
      "",
    );
    expect(linesOf(`${chain}export type A5000 = number?\ndeclare function walk(to: A0): ()\n`)).toContain(
      '  "walk": {"args":[{"type":"any"}]}',
    );
  });

  test("asks for nil where nothing else goes", () => {
    expect(linesOf("declare function walk(to: nil | nil): ()\n")).toContain(
      '  "walk": {"args":[{"type":"nil","required":false}]}',
    );
  });
});
