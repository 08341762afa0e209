import { readFileSync } from "node:fs";
import { check } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { readHome, sceneMistakes } from "../../../src/node/site/home";

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
    expect(home?.sample?.hrefs).toEqual({ "Entity.fromAsset3d": "/docs/api/entity#fromAsset3d" });
  });

  test("shows a picture that is drawn with shapes alone", () => {
    const declared = new Set(["--colour-accent", "--colour-second-accent"]);
    const mistakesIn = (svg: string) => sceneMistakes(svg, declared).map(({ message }) => message);
    const mistakeOf = (inner: string) => mistakesIn(`<svg viewBox="0 0 1 1">${inner}</svg>`)[0];
    expect(mistakeOf(`<path d="M0 0" fill="var(--colour-accent)"/>`)).toBeUndefined();
    expect(mistakeOf("<script>1</script>")).toBe("content/home/scene.svg contains `<script`.");
    expect(mistakeOf(`<path onclick="x()"/>`)).toBe("content/home/scene.svg contains `onclick=`.");
    expect(mistakeOf(`<g style="fill: red"/>`)).toBe("content/home/scene.svg contains `style=`.");
    expect(mistakesIn("")).toEqual([expect.stringContaining("there is no content/home/scene.svg")]);
  });

  test("shows a picture in colours that exist", () => {
    const svg = `<svg><g fill="var(--colour-second)"/><g fill="var(--sun)"/><g fill="var(--moon, #fff)"/></svg>`;
    expect(sceneMistakes(svg, new Set(["--colour-accent", "--colour-seconds"]))).toMatchObject([
      {
        message: "content/home/scene.svg uses `--colour-second`, which no style declares.",
        suggestion: expect.stringContaining("--colour-seconds"),
      },
      { suggestion: "Use a colour of the theme, such as `--colour-accent`." },
    ]);
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
