/** The site of one generated file: what its pages, its search and the files for editors have of it. */
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { ideFiles } from "../../../packages/luau-defs/src/front";
import { readDefinitionSettings } from "../../../src/node/settings/definition-settings";
import { referenceOf } from "../../../src/node/settings/reference-files";
import { readSite } from "./support";

const cwd = path.resolve("tests/fixtures/sites/generated-file");
type Site = Awaited<ReturnType<typeof readSite>>;

describe("the site of one generated file", () => {
  let site: Site;
  beforeAll(async () => {
    site = await readSite(cwd, ["definitions"], readDefinitionSettings(cwd).values);
  });

  test("has no problems, and all texts are joined", () => {
    expect(site.diagnostics).toEqual([]);
    expect(site.value.shares).toMatchObject([{ texts: 16, joined: 16, unmatched: [] }]);
  });

  test("has enums and events, and no machinery among its classes", () => {
    const { entryPages } = toGraphql(site.value.model, { pages: "class" });
    const enums = entryPages.flatMap((page) => page.enum ?? []);
    const classes = entryPages.flatMap((page) => page.class ?? []);
    expect(enums.map(({ path: name, values }) => [name, values.length])).toEqual([
      ["Enum.Cargo", 3],
      ["Enum.Flag", 2],
    ]);
    expect(classes.map(({ name }) => name)).not.toContain("EnumCargo_INTERNAL");
    expect(classes.find(({ name }) => name === "Boat")?.events).toMatchObject([
      { name: "Arrived", parameters: [{ name: "pier" }, { name: "delay" }] },
      { name: "Loaded", parameters: [{ name: "_" }, { name: "_" }] },
      { name: "Sunk", parameters: [] },
    ]);
    expect(entryPages.map(({ href }) => href)).toContain("/docs/api/globalTypes/Enum.Cargo");
  });

  test("is searched by values and events", () => {
    const records = toGraphql(site.value.model).modules.flatMap(({ searchRecords }) => searchRecords);
    const events = records.filter(({ kind }) => kind === "event").map((one) => one.path);
    expect(events).toEqual(["harbour.opened", "Boat.Arrived", "Boat.Loaded", "Boat.Sunk"]);
    const timber = records.find((one) => one.path === "Enum.Cargo.Timber");
    expect(timber).toMatchObject({ kind: "enumValue", summary: "Logs & planks." });
  });

  test("gives editors files that agree with its pages", () => {
    const files = ideFiles(site.value, { name: "harbour", baseUrl: "https://harbour.example" }).value;
    const docs: unknown = JSON.parse(files.get("harbour.docs.json") ?? "");
    expect(docs).toMatchObject({
      "@harbour/globaltype/EnumCargo": { documentation: "What a boat carries." },
      "@harbour/globaltype/EnumCargo_INTERNAL.Grain": { documentation: "Loose grain." },
      "@harbour/globaltype/Boat.Arrived": {
        documentation: expect.stringContaining("- `delay`: How late it is, in seconds."),
      },
      "@harbour/globaltype/Boat.Moor/param/1": { documentation: "A free pier." },
    });
    const selene = files.get("harbour.selene.yml") ?? "";
    expect(selene).toContain('"Enum.Cargo.Grain": {"struct":"EnumItem"}');
    expect(selene).toContain('"harbour.opened": {"struct":"HarbourSignal"}');
    expect(files.get("harbour.d.luau")).toContain("declare extern type EnumCargo_INTERNAL extends Enum with");
  });
});

describe("settings", () => {
  test("a frozen version has the files of another folder, too", () => {
    const frozen = { definitions: ["tests/fixtures/sites/generated-file/definitions"], frozen: "1.0" };
    const docs = ["../api/api-docs.json", "../apis/other.json"];
    expect(referenceOf({ docs }, frozen, ["../api"]).docs).toEqual([
      "tests/fixtures/sites/generated-file/definitions/api-docs.json",
      "../apis/other.json",
    ]);
  });

  test("a frozen version has the files that were frozen with it", () => {
    const reference = { docs: ["definitions/nothing.json", "content/docs.json"], events: { type: "Signal" } };
    const frozen = { definitions: ["content/versions/1.0/definitions"], frozen: "1.0" };
    const ofFrozen = referenceOf(reference, frozen, ["definitions"]);
    expect(ofFrozen).toEqual({ docs: ["content/docs.json"], events: { type: "Signal" } });
    const latest = { definitions: ["definitions"], frozen: null };
    expect(referenceOf(reference, latest, ["definitions"]).docs).toEqual(reference.docs);
  });
});
