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
import { temporaryFolder } from "../../support/temporary-folder";

const OWN = `--- Catches [Breeze], by [Breeze.Speed].
declare extern type Sail extends Cloth with
	Wind: Breeze
end
declare function forecast(days: number): Forecast?
`;
const VENDOR = `--- Not ours.
declare extern type Breeze with
	Speed: number
end
declare extern type Cloth with end
export type Forecast = { hours: number }
declare extern type Boat with end
`;

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
    expect(page?.searchRecords.map(({ path: name }) => name)).toEqual([
      "Sails",
      "forecast",
      "Sail",
      "Sail.Wind",
    ]);
    expect(
      coverageOf(value.files.map(({ converted }) => converted)).modules.map(({ module }) => module),
    ).toEqual(["Sails"]);
  });

  test("have the links of a file of documentation first, and of the pattern else", async () => {
    const docs = JSON.stringify({
      "@w/globaltype/Breeze": { learn_more_link: "https://w.example/breeze.html" },
      "@w/globaltype/Breeze.Speed": { learn_more_link: "https://w.example/breeze.html#speed" },
    });
    const { value } = await readFolder(
      { ...files, "vendor/docs.json": docs },
      settings(["vendor/docs.json", "https://w.example/{name}"]),
    );
    const links = value.model.modules[0]?.classes[0]?.doc.links.map(({ target }) =>
      makeRoutes(value.model).href(target),
    );
    expect(links).toEqual(["https://w.example/breeze.html", "https://w.example/breeze.html#speed"]);
    expect([...(value.model.external?.values() ?? [])]).toContain("https://w.example/Cloth");
  });

  test("stay text without a link where nobody knows an address", async () => {
    const { value, diagnostics } = await readFolder(files, { external: "vendor/weather.d.luau" });
    expect(diagnostics).toEqual([]);
    expect(toGraphql(value.model).modules[0]?.classes[0]?.parent).toEqual({ text: "Cloth", href: null });
  });

  test("are no sources, though they lie among them, and give way to our own of their name", async () => {
    const { value, diagnostics } = await readFolder(
      {
        "definitions/boat.d.luau": "--- Ours.\ndeclare extern type Boat with\n\tWind: Breeze\nend\n",
        "definitions/vendor/weather.d.luau": VENDOR,
      },
      { external: ["definitions/vendor/weather.d.luau"] },
    );
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
  const found = async (
    settings: Parameters<typeof readFolder>[1],
    files = {},
    prepare = (_: string) => {},
  ) => {
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
    expect(await found({ external: "broken.d.luau" }, { "broken.d.luau": "declare extern typ" })).toEqual([
      "broken.d.luau external-file warning",
    ]);
  });
});

test("two files that claim one namespace are reported, and both are read", async () => {
  const { value, diagnostics } = await readFolder(
    {
      "definitions/love.d.luau": "declare love: { graphics: { draw: () -> () } }\n",
      "definitions/more.d.luau": "declare love: { graphics: { print: () -> () } }\n",
    },
    {},
  );
  expect(diagnostics.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(
    expect.arrayContaining(["definitions/more.d.luau:1 duplicate-global"]),
  );
  expect(value.model.modules.flatMap(({ functions }) => functions.map(({ path: name }) => name))).toEqual(
    expect.arrayContaining(["love.graphics.draw", "love.graphics.print"]),
  );
});
