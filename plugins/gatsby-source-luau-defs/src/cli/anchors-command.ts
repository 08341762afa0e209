import { counted, diagnosticIn, type Diagnostic, type ReportFormat } from "luau-contract";
import { renderAnchorList } from "../anchors/anchor-list";
import { checkAnchors, currentAddresses, type CheckedAnchors } from "../anchors/check-anchors";
import type { PageScheme } from "../emit/addresses/routes";
import { ANCHOR_LIST, sourcesByPath, readAnchorLists } from "../pipeline";
import { runOnArguments } from "./inputs";
import { formatOption, notBoth, pagesOption, type CheckOrWrite } from "./options";
import { examples, type Register } from "./register";
import { hasErrors, printFindings, summaryOf } from "./report";
import { UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

interface Options extends CheckOrWrite {
  readonly pages: PageScheme;
  readonly format: ReportFormat;
}

/** `luau-defs anchors` */
export const addAnchors: Register = (program, terminal, done) => {
  program
    .command("anchors")
    .description("check that no published address of the reference is lost")
    .argument("<folder>", `the folder of the definition files, with its ${ANCHOR_LIST}`)
    .option("--check", "fail if an address is lost, or not in the list yet (the default)", false)
    .option("--write", "add new addresses to the list", false)
    .addOption(pagesOption())
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples("luau-defs anchors definitions --check", "luau-defs anchors definitions --write"),
    )
    .action(async (folder: string, options: Options) => {
      done(await anchors(folder, options, terminal));
    });
};

async function anchors(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const { write, pages, format } = options;
  notBoth(options);
  const {
    value: { model, sources },
    diagnostics,
  } = await runOnArguments([folder], terminal);
  if (hasErrors(diagnostics)) {
    const summary = summaryOf(diagnostics, sources.size);
    printFindings({ diagnostics, sources, summary }, format, terminal);
    return 1;
  }
  const [list] = await readAnchorLists([folder], terminal.cwd);
  if (list === undefined) throw new UsageError(`\`${folder}\` is no folder.`);
  const addresses = currentAddresses(model, pages);
  const checked = checkAnchors([list], addresses);
  const isLost = hasErrors(checked.diagnostics);
  if (write && !isLost) await writeText(list.path, renderAnchorList(list.text ?? "", addresses), terminal);
  const found = [...checked.diagnostics, ...(write ? [] : unlisted(checked, addresses, list.path, folder))];
  const summary = summaryOf(found, 1);
  printFindings({ diagnostics: found, sources: sourcesByPath(checked.sources), summary }, format, terminal);
  return hasErrors(found) ? 1 : 0;
}

/** One finding about all addresses that the list does not have yet, at its start. */
function unlisted(
  { listed }: CheckedAnchors,
  addresses: readonly string[],
  file: string,
  folder: string,
): readonly Diagnostic[] {
  const known = new Set(listed.map(({ address }) => address));
  const [first, ...others] = addresses.filter((address) => !known.has(address));
  if (first === undefined) return [];
  const are = others.length === 0 ? "is" : `and ${counted(others.length, "other")} are`;
  return [
    diagnosticIn(
      file,
      { line: 1, column: 1, endLine: 1, endColumn: 1 },
      {
        rule: "unlisted-anchor",
        severity: "error",
        message: `\`${first}\` ${are} not in the list.`,
        suggestion: `Run \`luau-defs anchors ${folder} --write\`.`,
      },
    ),
  ];
}
