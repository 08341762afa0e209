import { counted, type Diagnostic, diagnosticIn, type ReportFormat } from "luau-diagnostics";
import { renderAnchorList } from "../../check/anchors/anchor-list";
import {
  addressesOf,
  checkAnchors,
  currentAddresses,
  type CheckedAnchors,
} from "../../check/anchors/check-anchors";
import { FILE_START, sourcesByPath } from "luau-syntax";
import { type AnchorListFile, readAnchorLists, ANCHOR_LIST } from "../../read/source/read-published-pages";
import { runOnArguments } from "./inputs";
import { formatOption } from "./shared-options";
import { addCommand, type Register } from "./register";
import { hasErrors, printProblems, summaryOf } from "./print-problems";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

interface Options {
  readonly write: boolean;
  readonly format: ReportFormat;
}

export const addAnchors: Register = (program, terminal, done) => {
  addCommand(program, "anchors", "Check that no published address of the reference is lost", {
    prints: "problems",
    failsOn: "an address that is lost or not listed",
    examples: ["luau-defs anchors definitions", "luau-defs anchors definitions --write"],
  })
    .argument("<folders...>", `Folders of the definition files, each with its ${ANCHOR_LIST}`)
    .option("--write", "Add new addresses to the list", false)
    .addOption(formatOption())
    .action(async (folders: readonly string[], options: Options) => {
      done(await anchors(folders, options, terminal));
    });
};

async function anchors(
  folders: readonly string[],
  { write, format }: Options,
  terminal: Terminal,
): Promise<number> {
  const {
    value: { model, sources },
    diagnostics,
    settings: { pages },
  } = await runOnArguments(folders, terminal);
  if (hasErrors(diagnostics)) {
    const summary = summaryOf(diagnostics, sources.size);
    printProblems({ diagnostics, sources, summary }, format, terminal);
    return 1;
  }
  const lists = await readAnchorLists(folders, terminal.cwd);
  if (lists.length === 0) throw new UsageError(`\`${folders.join("`, `")}\` is not a folder.`);
  const checked = checkAnchors(lists, currentAddresses(model, pages));
  const current = lists.map((list) => ({
    list,
    addresses: addressesOf(model, pages, (file) => listFor(file, lists) === list),
  }));
  if (write && !hasErrors(checked.diagnostics))
    for (const { list, addresses } of current)
      await writeText(list.path, renderAnchorList(list.text ?? "", addresses), terminal);
  const missing = write
    ? []
    : current.flatMap(({ list, addresses }) => unlisted(checked, addresses, list.path, folders));
  const problems = [...checked.diagnostics, ...missing];
  const summary = summaryOf(problems, lists.length);
  const printed = { diagnostics: problems, sources: sourcesByPath(checked.sources), summary };
  printProblems(printed, format, terminal);
  return hasErrors(problems) ? 1 : 0;
}

function listFor(file: string, lists: readonly AnchorListFile[]): AnchorListFile | undefined {
  const around = lists.filter(({ path }) => file.startsWith(path.slice(0, -ANCHOR_LIST.length)));
  return around.sort((a, b) => b.path.length - a.path.length)[0] ?? lists[0];
}

/** One problem for all addresses that the list does not have yet, at its start. */
function unlisted(
  { listed }: CheckedAnchors,
  addresses: readonly string[],
  file: string,
  folders: readonly string[],
): readonly Diagnostic[] {
  const inList = new Set(listed.map(({ address }) => address));
  const [first, ...others] = addresses.filter((address) => !inList.has(address));
  if (first === undefined) return [];
  const are = others.length === 0 ? "is" : `and ${counted(others.length, "other")} are`;
  const problem = {
    rule: "unlisted-anchor",
    severity: "error",
    message: `\`${first}\` ${are} not in the list.`,
    suggestion: `Run \`luau-defs anchors ${folders.join(" ")} --write\`.`,
  } as const;
  return [diagnosticIn(file, FILE_START, problem)];
}
