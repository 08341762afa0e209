import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addressesWithoutClass,
  checkAnchors,
  currentAddresses,
  renderAnchorList,
} from "../../../packages/luau-defs/src/check";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { redirectPages, toGraphql } from "../../../packages/luau-defs/src/write";
import { openSession } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { modelOf, moduleOf } from "./support";
import { expectCases } from "../../support/read-cases";
import { temporaryFolder } from "../../support/temporary-folder";

const timer = "declare Timer: { clear: (id: number) -> (), setTimeout: (seconds: number) -> number }\n";
const current = ["timer", "timer#clear", "timer#setTimeout"];
const messages = (text: string) =>
  checkAnchors([{ path: "published-anchors.txt", text }], current).diagnostics.map(
    ({ line, column, rule, message, suggestion }) =>
      `${line}:${column} ${rule} ${message} ${suggestion ?? ""}`,
  );

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
    const suggested = (line: string) =>
      checkAnchors(
        [
          {
            path: "",
            text: many
              .map((address) => line.replace("X", address.replace("step", "stop")))
              .slice(0, 150)
              .join("\n"),
          },
        ],
        many,
      ).diagnostics.filter(({ suggestion }) => suggestion?.includes("physics#step")).length;
    expect(suggested("gone -> X")).toBe(100);
    expect(suggested("old-X")).toBe(100);
  });

  test("is compared with the addresses of today", () =>
    expectCases("cases/published-anchors.txt", ([list = ""]) => messages(`${list}\n`).join("\n")));

  test("keeps its aliases when new addresses are added, and is sorted", () => {
    const text = renderAnchorList("timer#wait -> timer#clear\ntimer\n", current);
    expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
      "timer",
      "timer#clear",
      "timer#setTimeout",
      "timer#wait -> timer#clear",
    ]);
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

test("an old anchor is a target beside the new one, and a list leads from one page to another", () => {
  const aliases = new Map([
    ["test#wait", "test#setTimeout"],
    ["test#Box.old", "test#clear"],
    ["test#gone", "other#x"],
  ]);
  const module = moduleOf(timer, { aliases });
  expect(module.functions.map(({ name, formerAnchors }) => [name, ...formerAnchors])).toEqual([
    ["clear", "Box.old"],
    ["setTimeout", "wait"],
  ]);
  expect(module.moved).toEqual([{ anchor: "gone", text: "other x", href: "/docs/api/other#x" }]);
});

test("who follows an old anchor of a page that leads on finds what it was about on the new page", () => {
  const aliases = new Map([
    ["clock", "test"],
    ["clock#wait", "test#setTimeout"],
    ["clock#chime", "bell#chime"],
    ["clock#clear", "test#setTimeout"],
  ]);
  const module = moduleOf(timer, { aliases });
  expect(module.functions.map(({ name, formerAnchors }) => [name, ...formerAnchors])).toEqual([
    ["clear"],
    ["setTimeout", "wait"],
  ]);
  expect(module.moved).toEqual([{ anchor: "chime", text: "bell chime", href: "/docs/api/bell#chime" }]);

  const clay = modelOf({ clay: "declare extern type New with\n\tfunction attach(self): ()\nend" });
  const renamed = new Map([
    ["clay/Old", "clay/New"],
    ["clay/Old#Old.attach", "clay/New#New.attach"],
    ["clay#Old.attach", "clay#New.attach"],
  ]);
  const { modules, entryPages } = toGraphql(clay, { pages: "class", aliases: renamed });
  expect(entryPages[0]?.class?.methods[0]?.formerAnchors).toEqual(["Old.attach"]);
  expect(modules[0]?.moved).toEqual([
    { anchor: "Old.attach", text: "clay New.attach", href: "/docs/api/clay/New#New.attach" },
  ]);
});

describe("with files", () => {
  let folder = "";
  beforeEach(() => {
    folder = temporaryFolder("anchors");
    writeFileSync(path.join(folder, "timer.d.luau"), timer);
  });
  const list = () => path.join(folder, "published-anchors.txt");

  test("a build fails for a dropped address, with its place", async () => {
    writeFileSync(list(), "timer#stop\n");
    const { diagnostics, sources } = await openSession({ requests: ["."], cwd: folder, severities: {} }).read(
      "all",
    );
    expect(diagnostics).toMatchObject([
      { file: "published-anchors.txt", line: 1, severity: "error", rule: "dropped-anchor" },
    ]);
    expect(sources.has("published-anchors.txt")).toBe(true);
  });

  test("a problem in a definition file is not taken for dropped addresses", async () => {
    writeFileSync(list(), "timer#clear\n");
    writeFileSync(path.join(folder, "timer.d.luau"), "declare Timer: {\n");
    const { diagnostics } = await openSession({ requests: ["."], cwd: folder, severities: {} }).read("all");
    expect(diagnostics.map(({ rule }) => rule)).not.toContain("dropped-anchor");
  });
});

test("a page that is no more leads to its successor, and nothing in the list names a file elsewhere", () => {
  const aliases = new Map([
    ["clock", "timer"],
    ["clock#wait", "timer#clear"],
    ["../../up", "timer"],
    ["..", "timer"],
    ["a/b/c", "timer"],
    ["x%2F..%2Fy", "timer"],
    ["m/Other.go", "timer"],
    ["m/..", "timer"],
    ["m/.x", "timer"],
  ]);
  const pages = redirectPages(modelOf({ timer }), aliases, {
    basePath: "/docs/api",
    siteUrl: "https://kit.example/base/",
    pathPrefix: "/base",
  });
  expect(pages.map(({ path: file }) => file)).toEqual(["clock/index.html", "m/Other.go/index.html"]);
  expect(pages[0]?.text).toContain('<meta http-equiv="refresh" content="0; url=/base/docs/api/timer">');
  expect(pages[0]?.text).toContain('<link rel="canonical" href="https://kit.example/base/docs/api/timer">');
  expect(pages[0]?.text).toContain('<meta name="robots" content="noindex">');
});
