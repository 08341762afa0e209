/** Comments that `scan-documented.ts` finds and a run of the generator loses without a problem. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findFiles, runPipeline, toJson, type Diagnostic } from "luau-defs";
import { scanDocumented, type DocumentedCode } from "./scan-documented";

export interface Conservation {
  /** `src/lamp.luau:12: Lights the lamp` */
  readonly lost: readonly string[];
  readonly reported: number;
  readonly arrived: number;
}

/** Runs the generator on a folder, as `luau-defs check` does. */
export async function conservationOf(folder: string): Promise<Conservation> {
  const { files } = await findFiles(["."], folder);
  const { value, diagnostics } = await runPipeline(files, { cwd: folder });
  const json = toJson(value.model).toLowerCase();
  const lost: string[] = [];
  let [reported, arrived] = [0, 0];
  for (const file of files) {
    const own = diagnostics.filter((one) => one.file === file);
    for (const code of scanDocumented(readFileSync(path.join(folder, file), "utf8"))) {
      if (own.some((one) => reports(one, code))) reported += 1;
      else if (json.includes(JSON.stringify(code.words).slice(1, -1).toLowerCase())) arrived += 1;
      else lost.push(`${file}:${code.first}: ${code.words}`);
    }
  }
  return { lost, reported, arrived };
}

/** Rules about a whole file: it has no page. */
const OF_FILE: ReadonlySet<string> = new Set(["no-module", "syntax"]);

function reports({ rule, line, message }: Diagnostic, { first, last }: DocumentedCode): boolean {
  if (OF_FILE.has(rule)) return true;
  const listed = /: lines (.*)\.$/.exec(message)?.[1]?.split(", ") ?? [];
  const isListed = (one: string, index: number): boolean =>
    one === "…" ? first > Number(listed[index - 1]) : Number(one) >= first && Number(one) <= last;
  return (line >= first && line <= last + 1) || listed.some(isListed);
}
