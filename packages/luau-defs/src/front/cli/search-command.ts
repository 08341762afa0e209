import { InvalidArgumentError, Option } from "commander";
import { isAnswered, search } from "luau-search";
import { makeRoutes } from "../../link/addresses/routes";
import { openModel } from "../../engine/samples/elsewhere-names";
import { findUses } from "./find-uses";
import { runOnArguments } from "./inputs";
import { configOption, formatOption, INPUTS } from "./shared-options";
import { addCommand, type Register } from "./register";
import { reportErrors } from "./print-problems";
import { readGuides } from "./read-guides";
import { noteOf, toPlainResult, toText } from "./search-results";
import { UsageError, type Terminal } from "./terminal";

interface SearchOptions {
  readonly format: "text" | "json";
  readonly limit: number;
  readonly guides: readonly string[];
  readonly uses: boolean;
  readonly config?: string;
}

export const guidesOption = (): Option =>
  new Option("--guides <folders...>", "Folders of guides in Markdown, to search in as well").default([]);

export const addSearch: Register = (program, terminal, done) => {
  addCommand(program, "search", "Find symbols and guides by name, type or meaning", {
    prints: "the results",
    failsOn: "no result",
    examples: [
      'luau-defs search "push object" definitions',
      'luau-defs search "string -> boolean" definitions --format json',
      'luau-defs search "cancel a timer" definitions --guides content/docs',
      "luau-defs search Timer.clear definitions --guides content/docs --uses",
    ],
  })
    .argument("<query>", "Name, type or words of a question")
    .argument("<files...>", INPUTS)
    .addOption(guidesOption())
    .option("--uses", "List where samples use each result, by what Luau resolves", false)
    .addOption(configOption())
    .option("--limit <count>", "Number of results to print", toCount, 10)
    .addOption(formatOption(["text", "json"]))
    .action(async (query: string, files: string[], options: SearchOptions) => {
      done(await runSearch(query, files, options, terminal));
    });
};

/** Fails where nothing answers the query, as `grep` does. */
async function runSearch(
  query: string,
  files: readonly string[],
  { format, limit, guides, uses: wantsUses, config }: SearchOptions,
  terminal: Terminal,
): Promise<number> {
  if (query.trim() === "") throw new UsageError("The query is empty: write what to search for.");
  const run = await runOnArguments(files, terminal, { config });
  reportErrors(run, terminal);
  const { value } = run;
  const routes = makeRoutes(value.model);
  const sections = (await readGuides(guides, terminal.cwd)).flatMap((guide) => guide.sections);
  const result = search(openModel(value.model, sections, routes), query, limit);
  const note = noteOf(query, result);
  const uses = wantsUses ? await findUses(value, guides, terminal) : null;
  const byAddress = uses && new Map([...uses].map(([id, locations]) => [routes.href(id) ?? "", locations]));
  const results = result.results.map((one) => toPlainResult(one, byAddress));
  const published = { query, note, isNearest: result.isNearest, results };
  terminal.stdout.write(
    format === "json" ? `${JSON.stringify(published, null, 1)}\n` : toText(note, results),
  );
  return isAnswered(result) ? 0 : 1;
}

function toCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new InvalidArgumentError("It must be a whole number from 1 to 1000.");
  return count;
}
