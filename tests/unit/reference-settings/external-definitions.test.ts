/** External definitions: known, linked, and not documented. */
import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { coverageOf } from "../../../packages/luau-defs/src/check";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { ideFiles } from "../../../packages/luau-defs/src/front";
import { processorSeconds } from "../../support/processor-seconds";
import { readFolder } from "./support";
import { fixtureText } from "../../support/read-cases";
import { temporaryFolder } from "../../support/temporary-folder";

const OWN = fixtureText("engines/sails.d.luau");
const VENDOR = fixtureText("engines/weather.d.luau");

describe("types of another project", () => {
  const settings = (url: string | string[]) => ({ external: [{ path: "vendor/*.d.luau", url }] });
  const files = { "definitions/sails.d.luau": OWN, "vendor/weather.d.luau": VENDOR };

  test("are known, have links by a pattern, and no pages", async () => {
    const { value, diagnostics } = await readFolder(files, settings("https://w.example/{name}"));
    expect(diagnostics).toEqual([]);
    expect(value.model.modules.map(({ slug }) => slug)).toEqual(["sails"]);
    const [page] = toGraphql(value.model).modules;
    expect(page?.classes[0]).toMatchObject({
      parent: { text: "Cloth", href: "https://w.example/Cloth" },
      properties: [{ type: [{ text: "Breeze", href: "https://w.example/Breeze" }] }],
    });
    expect(page?.classes[0]?.doc.descriptionHtml).toContain('href="https://w.example/Breeze"');
    const names = page?.searchRecords.map(({ path: name }) => name);
    expect(names).toEqual(["Sails", "forecast", "Sail", "Sail.Wind"]);
    const { modules } = coverageOf(value.files.map(({ converted }) => converted));
    expect(modules).toMatchObject([{ module: "Sails" }]);
  });

  test("have the links of a file of documentation first, and of the pattern else", async () => {
    const docs = JSON.stringify({
      "@w/globaltype/Breeze": { learn_more_link: "https://w.example/breeze.html" },
      "@w/globaltype/Breeze.Speed": { learn_more_link: "https://w.example/breeze.html#speed" },
    });
    const external = settings(["vendor/docs.json", "https://w.example/{name}"]);
    const { value } = await readFolder({ ...files, "vendor/docs.json": docs }, external);
    const { href } = makeRoutes(value.model);
    const links = value.model.modules[0]?.classes[0]?.doc.links.map(({ target }) => href(target));
    expect(links).toEqual(["https://w.example/breeze.html", "https://w.example/breeze.html#speed"]);
    expect([...(value.model.external?.values() ?? [])]).toContain("https://w.example/Cloth");
  });

  test("stay text without a link where nobody knows an address", async () => {
    const { value, diagnostics } = await readFolder(files, { external: "vendor/weather.d.luau" });
    expect(diagnostics).toEqual([]);
    expect(toGraphql(value.model).modules[0]?.classes[0]?.parent).toEqual({ text: "Cloth", href: null });
  });

  test("are no sources, though they lie among them, and give way to our own of their name", async () => {
    const boat = "--- Ours.\ndeclare extern type Boat with\n\tWind: Breeze\nend\n";
    const vendor = "definitions/vendor/weather.d.luau";
    const both = { "definitions/boat.d.luau": boat, [vendor]: VENDOR };
    const { value, diagnostics } = await readFolder(both, { external: [vendor] });
    expect(diagnostics).toEqual([]);
    expect(value.model.modules.map(({ slug }) => slug)).toEqual(["boat"]);
    expect([...value.sources.keys()]).toEqual(["definitions/boat.d.luau"]);
  });

  test("are in files for editors by name alone, and those files lead to the other site", async () => {
    const { value } = await readFolder(files, settings("https://w.example/{name}"));
    const { value: texts, diagnostics } = ideFiles(value, { name: "kit", baseUrl: "https://kit.example" });
    expect(diagnostics).toEqual([]);
    expect(texts.get("kit.docs.json")).toContain("(https://w.example/Breeze)");
    expect([...texts.keys()]).not.toContain("weather.d.luau");
  });
});

test("a file among the definitions is recognised by its whole path, too", async () => {
  const cwd = temporaryFolder("external");
  const files = { "definitions/sails.d.luau": OWN, "definitions/vendor/weather.d.luau": VENDOR };
  const external = path.join(cwd, "definitions/vendor/weather.d.luau");
  const { value } = await readFolder(files, { external }, cwd);
  expect(value.model.modules.map(({ slug }) => slug)).toEqual(["sails"]);
});

describe("what cannot be read", () => {
  const own = { "definitions/boat.d.luau": "declare boat: { sink: () -> () }\n" };
  type Settings = Parameters<typeof readFolder>[1];
  const found = async (settings: Settings, files = {}, prepare = (_: string) => {}) => {
    const cwd = temporaryFolder("external");
    await readFolder({ ...own, ...files }, {}, cwd);
    prepare(cwd);
    const { value, diagnostics } = await readFolder({}, settings, cwd);
    expect(value.model.modules.map(({ functions }) => functions.length)).toEqual([1]);
    return diagnostics.map(({ file, rule, severity, message }) => {
      const size = /has \d+ MB/.exec(message);
      return `${file} ${rule} ${severity}${size === null ? "" : `: ${size[0]}`}`;
    });
  };

  test("a file of documentation that is 100 MB large is not looked into", async () => {
    const large = (cwd: string) => {
      writeFileSync(path.join(cwd, "docs.json"), "");
      truncateSync(path.join(cwd, "docs.json"), 100 * 1024 * 1024);
    };
    let findings: unknown;
    const seconds = await processorSeconds(async () => {
      findings = await found({ docs: "docs.json" }, {}, large);
    });
    expect(findings).toEqual(["docs.json unreadable-docs error: has 100 MB"]);
    expect(seconds).toBeLessThan(5);
  });

  test("a folder, a missing file and a broken one leave the rest as it is", async () => {
    expect(await found({ docs: ["definitions", "nothing.json"] })).toEqual([
      "definitions unreadable-docs error",
      "nothing.json unreadable-docs error",
    ]);
    expect(await found({ external: ["nothing.d.luau"] })).toEqual(["nothing.d.luau external-file warning"]);
    const broken = { "broken.d.luau": "declare extern typ" };
    const problems = await found({ external: "broken.d.luau" }, broken);
    expect(problems).toEqual(["broken.d.luau external-file warning"]);
  });
});

test("two files that claim one namespace are reported, and both are read", async () => {
  const love = (name: string) => `declare love: { graphics: { ${name}: () -> () } }\n`;
  const files = { "definitions/love.d.luau": love("draw"), "definitions/more.d.luau": love("print") };
  const { value, diagnostics } = await readFolder(files);
  const problem = { file: "definitions/more.d.luau", line: 1, rule: "duplicate-global" };
  expect(diagnostics).toContainEqual(expect.objectContaining(problem));
  const names = value.model.modules.flatMap(({ functions }) => functions.map(({ path: name }) => name));
  expect(names).toEqual(expect.arrayContaining(["love.graphics.draw", "love.graphics.print"]));
});
