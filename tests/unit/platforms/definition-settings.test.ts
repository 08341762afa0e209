/** A setting of the definitions is written once, in `luau-defs.config.json`: the site reads it there. */
import path from "node:path";
import { expect, test } from "vitest";
import { readDefinitionSettings } from "../../../src/node/settings/definition-settings";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const work = temporaryFolder("settings");
const site = path.join(work, "docs");
const write = writerIn(work);

test("is read above the site, with its paths from there", () => {
  const external = [{ path: "lib.d.luau", url: "https://lib.example/{name}" }, "other.d.luau"];
  const platform = { name: "roblox", definitions: "types/globalTypes.d.luau" };
  write(
    "luau-defs.config.json",
    JSON.stringify(
      {
        name: "kit",
        platform,
        docs: "api.json",
        external,
        underscored: "shown",
        exclude: ["*.bench", "src/internal", "!Packages"],
        require: "./{path}",
      },
      null,
      2,
    ),
  );
  const { values, placeOf } = readDefinitionSettings(site);
  expect(values).toEqual({
    platform: { name: "roblox", definitions: "../types/globalTypes.d.luau" },
    docs: "../api.json",
    external: [{ path: "../lib.d.luau", url: "https://lib.example/{name}" }, "../other.d.luau"],
    underscored: "shown",
    exclude: ["*.bench", "../src/internal", "!Packages"],
    require: "./{path}",
  });
  expect(placeOf("platform.name")).toMatchObject({ file: "../luau-defs.config.json", range: { line: 3 } });
  expect(placeOf("enums.item")).toBeNull();
});

test("is read in the site's folder first, as it is", () => {
  write("docs/luau-defs.config.json", '{ "platform": "lune", "docs": "api.json" }');
  expect(readDefinitionSettings(site).values).toEqual({ platform: "lune", docs: "api.json" });
  write("docs/luau-defs.config.json", "{");
  expect(readDefinitionSettings(site).values).toEqual({});
});
