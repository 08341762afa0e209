import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { versionFacts } from "../../../plugins/gatsby-source-luau-defs/src/version-facts";
import { versionList } from "../../../plugins/gatsby-source-luau-defs/src/plugin-options";
import { sharedModel } from "../../../plugins/gatsby-source-luau-defs/src/shared-models";
import { type ReferenceSettings, settingsOf } from "../../../packages/luau-defs/src/model";
import { openSession, type Snapshot } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { groupChanges } from "../../../src/lib/reference/changes";
import { modelOf } from "../reference/support";
import { fixtureText } from "../../support/read-cases";
import { snapshotModules } from "../../support/snapshot-modules";
import { temporaryFolder } from "../../support/temporary-folder";

const names = ["1.0", "2.0", "3.0"] as const;
type Name = (typeof names)[number];
const textOf = (version: Name): string => fixtureText(`site-history/${version}.d.luau`);
const versions = names.map((version) => ({ version, model: modelOf({ kit: textOf(version) }) }));

/** The history of each entry and enum value as pages of a version get it. */
function historyIn(version: Name) {
  const model = modelOf({ kit: textOf(version) });
  const { historyOf } = versionFacts(versions, version, {});
  const [module] = toGraphql(model, { historyOf }).modules;
  const { functions = [], enums = [] } = module ?? {};
  const entries = [...functions, ...enums, ...enums.flatMap(({ values }) => values)];
  return new Map(entries.map(({ anchor, doc }) => [anchor, doc.history]));
}

const nothing = { addedIn: null, changedIn: [], deprecatedIn: null, removedIn: null };
const unlisted = { ...nothing, listedIn: [], fragment: null };

describe("the history of an entry, on the pages of a version", () => {
  test("says what happened up to that version, and which later one took it away", () => {
    const two = historyIn("2.0");
    expect(two.get("comes")).toMatchObject({ ...nothing, addedIn: "2.0" });
    expect(two.get("grows")).toMatchObject({ ...nothing, changedIn: ["2.0"] });
    expect(two.get("goes")).toMatchObject({ ...nothing, deprecatedIn: "2.0", removedIn: "3.0" });
    expect(two.get("Mode.C")).toMatchObject({ ...nothing, addedIn: "2.0" });
    expect(two.get("Mode.B")).toMatchObject({ ...nothing, removedIn: "3.0" });
    expect(historyIn("3.0").get("grows")).toMatchObject({ ...nothing, changedIn: ["2.0", "3.0"] });
  });

  test("names the versions whose changes list it, and where", () => {
    const two = historyIn("2.0");
    expect(two.get("goes")).toMatchObject({ listedIn: ["2.0", "3.0"], fragment: "kit.goes" });
    expect(two.get("Mode.C")).toMatchObject({ listedIn: ["2.0"], fragment: "type:Mode.C" });
    expect(two.get("Mode")).toMatchObject({ listedIn: ["2.0"], fragment: "type:Mode" });
    const { changes } = versionFacts(versions, "2.0", {});
    const ids = changes?.("").changes.flatMap((change) => change.ids) ?? [];
    expect(ids).toContain("type:Mode");
    expect(ids).toContain("type:Mode.C");
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("begins with the oldest version, which says only what its own tags do", () => {
    const one = historyIn("1.0");
    expect(one.get("grows")).toEqual(unlisted);
    expect(one.get("early")).toMatchObject({ ...nothing, addedIn: "0.9" });
    expect(one.get("goes")).toMatchObject({ ...nothing, removedIn: "3.0" });
  });

  test("is empty where there is nothing to compare with", () => {
    const [only] = versions;
    const model = modelOf({ kit: textOf("1.0") });
    const { historyOf, changes } = versionFacts(only === undefined ? [] : [only], "1.0", {});
    expect(changes).toBeNull();
    const [module] = toGraphql(model, { historyOf }).modules;
    expect(module?.functions.map(({ doc }) => doc.history)).toEqual([unlisted, unlisted, unlisted]);
  });
});

describe("the changes since the version before", () => {
  const changesIn = (version: Name) =>
    versionFacts(versions, version, { basePath: "/reference" }).changes?.("") ?? null;

  test("lead to what is there, and name what is not", () => {
    expect(changesIn("1.0")).toBeNull();
    expect(changesIn("2.0")).toMatchObject({ version: "2.0", since: "1.0" });
    const hrefOf = (name: string, text: string) =>
      changesIn("3.0")?.changes.find((one) => one.path === name && one.text === text)?.href;
    expect(hrefOf("kit.goes", "Removed")).toBeNull();
    expect(hrefOf("Mode.B", "Enum value removed")).toBeNull();
    expect(hrefOf("kit.grows", "Parameter type changed")).toBe("/reference/kit#grows");
  });

  test("come by what they ask of scripts, with the code as it was and is", () => {
    const changes = changesIn("2.0")?.changes ?? [];
    const groups = groupChanges(changes.map((change) => ({ ...change, adviceHtml: null })));
    expect(groups.map((group) => [group.class, group.changes.map(({ path: name }) => name)])).toEqual([
      ["addition", ["Mode.C", "kit.comes", "kit.grows"]],
      ["documentation", ["kit.goes"]],
    ]);
    const grows = groups[0]?.changes.find(({ path: name }) => name === "kit.grows");
    expect(grows).toMatchObject({ old: null, new: "b: number?", text: "Parameter added" });
  });
});

describe("a session that has all versions", () => {
  const folder = temporaryFolder("versions");
  for (const name of names) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "kit.d.luau"), textOf(name));
  }

  const open = (siteUrl?: string, pathOf = (version: Name): string => version) => {
    const all = names.map((version) => ({ version, path: pathOf(version) }));
    const history = versionList({ path: "2.0", history: { version: "2.0", versions: all } }, folder);
    const site = siteUrl === undefined ? {} : { siteUrl };
    return openSession({ requests: ["2.0"], cwd: folder, severities: {}, ...site, history });
  };
  const goesIn = (snapshot: Snapshot) =>
    snapshotModules(snapshot)[0]?.functions.find(({ name }) => name === "goes")?.doc.history;

  test("reads them from the disk and gives entries and changes", async () => {
    const session = open(undefined, (version) => path.join(folder, version));
    const snapshot = await session.read("all");
    expect(goesIn(snapshot)).toMatchObject({ ...nothing, deprecatedIn: "2.0", removedIn: "3.0" });
    expect(snapshot.changes?.changes.map(({ path: name }) => name)).toContain("kit.comes");
  });

  test("publishes both beside the pages, as the schema says", async () => {
    const { files } = await open("https://kit.example").read("all");
    const published = (name: string) => files.find((file) => file.path === name)?.body() ?? "";
    const schema: unknown = JSON.parse(readFileSync("static/schemas/api-module.schema.json", "utf8"));
    const isValid = new Ajv().compile(schema as object); // our own file, an object
    const json: unknown = JSON.parse(published("kit.json"));
    expect(isValid(json), JSON.stringify(isValid.errors)).toBe(true);
    const grows = { name: "grows", history: { ...nothing, changedIn: ["2.0"] } };
    const goes = { name: "goes", history: { deprecatedIn: "2.0", removedIn: "3.0" } };
    const changes = { version: "2.0", since: "1.0" };
    expect(json).toMatchObject({ changes, module: { functions: [grows, goes, {}, {}] } });
    expect(JSON.stringify(json)).toContain('"href":"https://kit.example/docs/api/kit#comes"');
    await expect(published("kit.md")).toMatchFileSnapshot(path.resolve("tests/fixtures/site-history/kit.md"));
  });

  test("hears of an edit in another version", async () => {
    const session = open();
    const goes = async (changed: "all" | ReadonlySet<string>) =>
      goesIn(await session.read(changed))?.removedIn;
    expect(await goes("all")).toBe("3.0");
    writeFileSync(path.join(folder, "3.0/kit.d.luau"), textOf("2.0"));
    expect(await goes(new Set(["2.0/kit.d.luau"]))).toBe("3.0");
    expect(await goes(new Set(["3.0/kit.d.luau"]))).toBeNull();
  });

  test("shares the models of versions with the other instances, with the same settings", async () => {
    const read = (given: ReferenceSettings) => sharedModel(["2.0"], folder, given)("all");
    const settings = () => settingsOf({}, () => null);
    const [one, other] = await Promise.all([read(settings()), read(settings())]);
    expect(other).toBe(one);
    expect(await read(settingsOf({ underscored: "shown" }))).not.toBe(one);
  });
});
