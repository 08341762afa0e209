import { readFileSync } from "node:fs";
import { check } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { plainHome } from "../../../src/node/site-data/plain-home";
import { readHome, pictureProblems } from "../../../src/node/site-data/home";
import { expectCases } from "../../support/read-cases";
import { english } from "../../support/english";

const sample = readFileSync("content/home/sample.luau", "utf8");

/** Every field that some definition file declares, by its module. */
function declaredIn(module: string): string {
  return readFileSync(`definitions/${module.toLowerCase()}.d.luau`, "utf8");
}

describe("the home page", () => {
  test("has texts that can be read", () => {
    const { home, diagnostics } = readHome(new Map([["Entity.fromAsset3d", "/docs/api/entity#fromAsset3d"]]));
    expect(diagnostics).toEqual([]);
    expect(home?.actions.length).toBeGreaterThan(0);
    const pictures = [
      home?.scene,
      home?.sample?.picture,
      ...(home?.features ?? []).map((one) => one.picture),
    ];
    expect(pictures).toHaveLength(8);
    for (const one of pictures)
      expect(one).toEqual({ alt: expect.any(String), svg: expect.stringMatching(/^<svg/) });
    expect(home?.sample?.hrefs).toEqual({ "Entity.fromAsset3d": "/docs/api/entity#fromAsset3d" });
  });

  test("shows pictures that are drawn with shapes alone, in colours that exist", () => {
    const colours = new Set(["--colour-accent", "--colour-seconds"]);
    return expectCases("cases/home-pictures.txt", ([svg = ""]) =>
      pictureProblems("fox.svg", svg, colours)
        .map(({ message, suggestion }) => `${message} ${suggestion ?? ""}`.trim())
        .join("\n"),
    );
  });

  test("shows a sample that is Luau", () => {
    expect(check(sample).errors).toEqual([]);
  });

  test("uses nothing that the definitions do not have", () => {
    const names = [...sample.matchAll(/\b([A-Z][A-Za-z]+)\.(\w+)/g)];
    expect(names.length).toBeGreaterThan(5);
    for (const [, module = "", name = ""] of names)
      expect(declaredIn(module), `${module}.${name}`).toMatch(
        name === "tick" ? /@tag event tick/ : new RegExp(`^\\s+${name}: `, "m"),
      );
    expect(declaredIn("globals")).toMatch(/^declare addEventListener:/m);
  });
});

describe("a site without texts for its home page", () => {
  const item = (label: string, href: string | null) => ({ label, href, depth: 0, collapsed: false });
  const version = (name: string, path: string) => ({ name, label: name, path, docs: [], sidebars: [] });
  const shown = { summary: "Lights up.", contents: [], isInternal: false };
  const lamps = { ...shown, name: "Lamps", href: "/docs/api/lamps" };
  const next = { ...lamps, href: "/docs/next/api/lamps" };

  test("shows the first guide, and the modules of the version that readers see first", () => {
    const docs = { versions: [version("next", "/docs/next"), version("1.0", "/docs")] };
    const cables = { ...lamps, name: "Cables", href: "/docs/api/cables", isInternal: true };
    const contents = [{ kind: "function", count: 2 }];
    const wires = { ...lamps, name: "Wires", href: "/docs/api/wires", summary: "", contents };
    const items = [
      item("Reference", null),
      ...[lamps, cables, wires].map(({ name, href }) => item(name, href)),
      item("Begin here", "/docs/begin"),
    ];
    const sidebars = new Map([
      ["next", [item("Lamps", next.href)]],
      ["1.0", items],
    ]);
    expect(plainHome(docs, sidebars, [next, lamps, cables, wires], english)).toMatchObject({
      actions: [{ label: "Begin here", to: "/docs/begin" }],
      ways: [
        { title: "Lamps", text: "Lights up.", label: null, to: "/docs/api/lamps" },
        { title: "Wires", text: "2 functions", label: null, to: "/docs/api/wires" },
      ],
    });
  });

  test("leads to the docs where there are no guides", () => {
    const { actions } = plainHome({ versions: [version("next", "/docs")] }, new Map(), [], english);
    expect(actions).toEqual([{ label: "Docs", to: "/docs" }]);
  });
});
