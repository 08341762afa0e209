import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { SectionRecord } from "luau-contract";
import { buildSymbolIndex, buildWordIndex } from "../../../packages/luau-search/src/build-index";
import { readDefinitions } from "./support/read-definitions";

const BUDGET = 40 * 1024;
const PAGES = 10;
const SECTIONS = 8;
const WORDS = 100;

/**
 * Real English about an engine: the prose of the definition files, dealt out to pages as long as guides are.
 */
function sectionsOfProse(): readonly SectionRecord[] {
  const folder = new URL("../../../definitions/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".d.luau"));
  const prose = files.flatMap(
    (file) => readFileSync(new URL(file, folder), "utf8").match(/(?<=^\s*--- )(?!@|```).*$/gm) ?? [],
  );
  const words = prose.join(" ").split(/\s+/);
  return Array.from({ length: PAGES * SECTIONS }, (_, at) => {
    const text = Array.from({ length: WORDS }, (__, word) => words[(at * WORDS + word) % words.length]).join(
      " ",
    );
    const heading = text.split(" ").slice(0, 4).join(" ");
    return {
      kind: at % 3 === 0 ? "post" : "guide",
      title: `Page ${Math.floor(at / SECTIONS)}`,
      heading,
      href: `/docs/page-${Math.floor(at / SECTIONS)}#${heading.toLowerCase().replaceAll(" ", "-")}`,
      text,
    };
  });
}

it("weighs at most 40 KB gzip for this reference and ten guides", () => {
  const symbols = readDefinitions();
  const [symbolSize, wordSize] = [buildSymbolIndex(symbols), buildWordIndex(sectionsOfProse())].map(
    (part) => gzipSync(JSON.stringify(part), { level: 9 }).length,
  );
  console.log(
    `${symbols.length} symbols: ${symbolSize} bytes gzip; ${PAGES * SECTIONS * WORDS} words of guides: ${wordSize} bytes gzip`,
  );
  expect((symbolSize ?? Infinity) + (wordSize ?? Infinity)).toBeLessThanOrEqual(BUDGET);
});
