import { renderDiagnostics } from "luau-contract";
import { ANCHOR_LIST, renderAnchorList } from "../anchors/anchor-list";
import { checkAnchors, currentAddresses, type CheckedAnchors } from "../anchors/check-anchors";
import type { PageScheme } from "../emit/addresses/routes";
import { sourcesByPath, readAnchorLists } from "../pipeline";
import { runOnArguments } from "./inputs";
import { notBoth, pagesOption, type CheckOrWrite } from "./options";
import { examples, type Register } from "./register";
import { hasErrors, reportMistakes } from "./report";
import { hasColour, UsageError, type Terminal } from "./terminal";
import { writeText } from "./write-file";

interface Options extends CheckOrWrite {
  readonly pages: PageScheme;
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
    .addHelpText(
      "after",
      examples("luau-defs anchors definitions --check", "luau-defs anchors definitions --write"),
    )
    .action(async (folder: string, options: Options) => {
      done(await anchors(folder, options, terminal));
    });
};

async function anchors(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const { write, pages } = options;
  notBoth(options);
  const {
    value: { model, sources },
    diagnostics,
  } = await runOnArguments([folder], terminal);
  if (hasErrors(diagnostics)) {
    reportMistakes({ diagnostics, sources }, terminal);
    return 1;
  }
  const [list] = await readAnchorLists([folder], terminal.cwd, ANCHOR_LIST);
  if (list === undefined) throw new UsageError(`\`${folder}\` is no folder.`);
  const addresses = currentAddresses(model, pages);
  const checked = checkAnchors([list], addresses);
  reportLists(checked, terminal);
  if (hasErrors(checked.diagnostics)) return 1;
  const known = new Set(checked.listed.map(({ address }) => address));
  const unlisted = addresses.filter((address) => !known.has(address));
  if (write) await writeText(list.path, renderAnchorList(list.text ?? "", addresses), terminal);
  else if (unlisted.length > 0)
    terminal.stderr.write(
      `${list.path} has not got ${unlisted.length} of the addresses, ${unlisted[0]} first. Run \`luau-defs anchors ${folder} --write\`.\n`,
    );
  return write || unlisted.length === 0 ? 0 : 1;
}

function reportLists({ diagnostics, sources }: CheckedAnchors, { stderr, env }: Terminal): void {
  if (diagnostics.length > 0)
    stderr.write(renderDiagnostics(diagnostics, sourcesByPath(sources), { colour: hasColour(stderr, env) }));
}
