import { counted, percent } from "luau-diagnostics";
import type { Counts, Coverage } from "./coverage";

export function renderCoverageText({ modules, total, texts, verified = [] }: Coverage): string {
  const heads = ["module", "declared", "published", "documented", "samples", "texts on no page"];
  const row = (name: string, counts: Coverage["total"]): readonly string[] =>
    [name, counts.declared, counts.published, counts.documented, counts.samples, counts.unpublishedTexts].map(
      String,
    );
  const rows = [heads, ...modules.map((module) => row(module.module, module)), row("total", total)];
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column === 0))
      .join("  ")
      .trimEnd();
  const shares = texts.map(
    ({ file, texts: all, joined }) => `${joined} of the ${all} texts of ${file} are of something declared.`,
  );
  const engines = verified.map(
    ({ engine, date, present, missing }) =>
      `In ${engine} (${date}): ${counted(present, "symbol")}${missing === 0 ? "" : `; ${missing} missing`}.`,
  );
  const share = `${documentedPercent(total)} % of what is published is documented.`;
  return `${[...rows.map(line), "", share, ...shares, ...engines].join("\n")}\n`;
}

const pad = (cell: string, width: number, isName: boolean): string =>
  isName ? cell.padEnd(width) : cell.padStart(width);

const documentedPercent = ({ documented, published }: Counts): number => percent(documented, published);

export const renderCoverageJson = (coverage: Coverage): string => `${JSON.stringify(coverage, null, 2)}\n`;

const COLOURS = [
  [90, "#2f7d32"],
  [60, "#8a6d00"],
  [0, "#b3261e"],
] as const;
const [LABEL, HEIGHT] = ["documented", 20];
/** Average width of a character at 11 px in sans-serif. */
const CHARACTER = 6.5;

export function renderCoverageBadge({ total }: Coverage): string {
  const value = `${documentedPercent(total)} %`;
  const [left, right] = [widthOf(LABEL), widthOf(value)];
  const colour = COLOURS.find(([from]) => documentedPercent(total) >= from)?.[1] ?? COLOURS[0][1];
  const width = left + right;
  const size = (of: number): string => `width="${of}" height="${HEIGHT}"`;
  const text = (content: string, x: number): string => `<text x="${x}" y="14">${content}</text>`;
  const font = 'font-family="Verdana, Geneva, sans-serif" font-size="11"';
  const label = `role="img" aria-label="${LABEL}: ${value}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size(width)} ${label}>
  <clipPath id="r"><rect ${size(width)} rx="3"/></clipPath>
  <g clip-path="url(#r)"><rect ${size(left)} fill="#444"/><rect x="${left}" ${size(right)} fill="${colour}"/></g>
  <g fill="#fff" ${font} text-anchor="middle">${text(LABEL, left / 2)}${text(value, left + right / 2)}</g>
</svg>
`;
}

const widthOf = (text: string): number => Math.round(text.length * CHARACTER) + 12;
