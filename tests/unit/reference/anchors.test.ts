import { beforeEach, describe, expect, test } from "vitest";
import { addressesWithoutClass, checkAnchors } from "../../../packages/luau-defs/src/check";
import { currentAddresses, renderAnchorList } from "../../../packages/luau-defs/src/check";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { redirectPages, toGraphql } from "../../../packages/luau-defs/src/write";
import { openSession } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { modelOf, moduleOf } from "./support";
import { expectCases, problemLines } from "../../support/read-cases";
import { folderOfEachTest } from "../../support/temporary-folder";

const timer = "declare Timer: { clear: (id: number) -> (), setTimeout: (seconds: number) -> number }\n";
const current = ["timer", "timer#clear", "timer#setTimeout"];

test("the routes of a model are made once for each base path and scheme", () => {
  const model = modelOf({ timer });
  expect(makeRoutes(model)).toBe(makeRoutes(model, "/docs/api", "module"));
  expect(makeRoutes(model, "/docs/api", "class")).not.toBe(makeRoutes(model));
  expect(makeRoutes(model, "/api")).toBe(makeRoutes(model, "/api"));
  expect(makeRoutes(modelOf({ timer }))).not.toBe(makeRoutes(model));
});

describe("the list of published addresses", () => {
  test("holds a model's addresses", () => {
    expect(currentAddresses(modelOf({ timer }))).toEqual(current);
  });

  test("suggests something for the first hundred of very many, and for the rest nobody waits", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `physics#step${index}`);
    const suggested = (line: string) => {
      const lines = many.slice(0, 150).map((address) => line.replace("X", address.replace("step", "stop")));
      const { diagnostics } = checkAnchors([{ path: "", text: lines.join("\n") }], many);
      return diagnostics.filter(({ suggestion }) => suggestion?.includes("physics#step")).length;
    };
    expect(suggested("gone -> X")).toBe(100);
    expect(suggested("old-X")).toBe(100);
  });

  test("is compared with the addresses of today", () =>
    expectCases("cases/published-anchors.txt", ([list = ""]) => {
      const { diagnostics } = checkAnchors([{ path: "published-anchors.txt", text: `${list}\n` }], current);
      return problemLines(diagnostics).join("\n");
    }));

  test("keeps its aliases when new addresses are added, and is sorted", () => {
    const text = renderAnchorList("timer#wait -> timer#clear\ntimer\n", current);
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines).toEqual([...current, "timer#wait -> timer#clear"]);
    expect(renderAnchorList(text, current)).toBe(text);
  });

  test("keeps its notes above the lines that they stand above", () => {
    const added = (text: string) => renderAnchorList(text, ["clock", "timer", "timer#clear"]);
    const own = renderAnchorList("", []);
    expect(added("# Of the kit.\r\n\r\n# Moved in 2.0.\r\ntimer\r\n# The end.")).toBe(
      "# Of the kit.\n\nclock\n# Moved in 2.0.\ntimer\ntimer#clear\n# The end.\n",
    );
    expect(added("# Of the kit.\ntimer\n")).toBe("# Of the kit.\nclock\ntimer\ntimer#clear\n");
    expect(added("# Of the kit.")).toBe("# Of the kit.\nclock\ntimer\ntimer#clear\n");
    expect(added(`${own}# Old.\ntimer#x -> timer\n\n# Older.\ntimer\n`)).toBe(
      `${own}clock\n\n# Older.\ntimer\ntimer#clear\n# Old.\ntimer#x -> timer\n`,
    );
  });
});

test("members of the class that a page is named after have Moonwave's addresses, too", () => {
  const addresses = ["Kite", "Kite#new", "Kite#Kite", "Kite#Kite.fly", "Kite#Kite.new", "Kite#Line.cut"];
  expect([...addressesWithoutClass(addresses)]).toEqual([["Kite#fly", "Kite#Kite.fly"]]);
});

/** Former addresses of a list: `clock#wait -> timer#setTimeout`. */
const aliasesOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(lines.split("\n").map((line) => line.split(" -> ") as [string, string]));

test("old anchors are targets on the page of the entry, and a list links to other pages", () =>
  expectCases("cases/former-anchors.txt", ([lines = "", definitions]) => {
    const aliases = aliasesOf(lines);
    const clay = definitions && toGraphql(modelOf({ clay: definitions }), { pages: "class", aliases });
    const { functions, moved } = (clay ? clay.modules[0] : moduleOf(timer, { aliases })) ?? expect.fail();
    const methods = clay ? clay.entryPages.flatMap((page) => page.class?.methods ?? []) : [];
    return [
      ...[...functions, ...methods].map(({ name, formerAnchors }) => [name, ...formerAnchors].join(" ")),
      ...moved.map(({ anchor, text, href }) => `${anchor}: ${text} (${href})`),
    ].join("\n");
  }));

describe("with files", () => {
  const { pathOf, write } = folderOfEachTest("anchors");
  beforeEach(() => write("timer.d.luau", timer));
  const read = () => openSession({ requests: ["."], cwd: pathOf(), severities: {} }).read("all");

  test("a build fails for a dropped address, with its place", async () => {
    write("published-anchors.txt", "timer#stop\n");
    const { diagnostics, sources } = await read();
    expect(diagnostics).toMatchObject([
      { file: "published-anchors.txt", line: 1, severity: "error", rule: "dropped-anchor" },
    ]);
    expect(sources.has("published-anchors.txt")).toBe(true);
  });

  test("a problem in a definition file is not taken for dropped addresses", async () => {
    write("published-anchors.txt", "timer#clear\n");
    write("timer.d.luau", "declare Timer: {\n");
    const { diagnostics } = await read();
    expect(diagnostics.map(({ rule }) => rule)).not.toContain("dropped-anchor");
  });
});

test("a page that is no more leads to its successor, and nothing in the list names a file elsewhere", () => {
  const former = ["clock", "../../up", "..", "a/b/c", "x%2F..%2Fy", "m/Other.go", "m/..", "m/.x"];
  const aliases = new Map([...former.map((page) => [page, "timer"] as const), ["clock#wait", "timer#clear"]]);
  const site = { basePath: "/docs/api", siteUrl: "https://kit.example/base/", pathPrefix: "/base" };
  const pages = redirectPages(modelOf({ timer }), aliases, site);
  expect(pages.map(({ path: file }) => file)).toEqual(["clock/index.html", "m/Other.go/index.html"]);
  expect(pages[0]?.text).toContain('<meta http-equiv="refresh" content="0; url=/base/docs/api/timer">');
  expect(pages[0]?.text).toContain('<link rel="canonical" href="https://kit.example/base/docs/api/timer">');
  expect(pages[0]?.text).toContain('<meta name="robots" content="noindex">');
});
