/** Code lenses above a declaration: its page, its uses, and its changes since the last release. */
import type { CodeLens, Command, Range } from "vscode-languageserver";
import { counted } from "luau-contract";
import { DEFAULT_BASE_PATH, makeRoutes, type FindAddress } from "../emit/addresses/routes";
import type { Occurrence } from "./occurrence";
import { spanRange } from "./places";
import { changeOf, type Release } from "./release";
import type { Analysis } from "./analysis";

/** The server opens the page; uses require a client that supports the command. */
export const PREVIEW_COMMAND = "luau-defs.preview";
const USES_COMMAND = "luau-defs.showReferences";

export interface LensContext {
  readonly analysis: Analysis;
  readonly uriOf: (file: string) => string;
  readonly release: Release | null;
  /** Address of the development server; null for clients that cannot open links. */
  readonly preview: string | null;
}

export function codeLenses(context: LensContext, file: string): CodeLens[] {
  const { occurrences, output } = context.analysis;
  const source = output.sources.get(file);
  if (source === undefined) return [];
  const declared = occurrences.inFile(file).filter(({ kind }) => kind === "definition");
  const addressOf = addressesOf(context);
  return declared.flatMap((one) => {
    const range = spanRange(source, one.span);
    return [previewOf(context, addressOf, one), usesOf(context, one, range), changeSince(context, one)]
      .filter((command) => command !== null)
      .map((command) => ({ range, command }));
  });
}

/** Links to pages, if the client can open them. */
function addressesOf({ analysis: { output, config }, preview }: LensContext): FindAddress {
  return preview === null ? () => null : makeRoutes(output.model, config.basePath ?? DEFAULT_BASE_PATH).href;
}

/** Of a module's table, and of the types whose uses are counted. */
function previewOf(
  { analysis, preview }: LensContext,
  addressOf: FindAddress,
  { target }: Occurrence,
): Command | null {
  const subject = analysis.occurrences.subject(target);
  const isShown = subject?.kind === "module" || (subject?.kind === "entry" && TYPES.has(subject.entry.kind));
  const address = isShown ? addressOf(target) : null;
  if (preview === null || address === null) return null;
  return { title: "preview", command: PREVIEW_COMMAND, arguments: [`${preview}${address}`] };
}

function usesOf({ analysis, uriOf }: LensContext, one: Occurrence, range: Range): Command | null {
  const { output, occurrences } = analysis;
  const subject = occurrences.subject(one.target);
  if (subject?.kind !== "entry" || !TYPES.has(subject.entry.kind)) return null;
  const uses = occurrences.of(one.target).filter(({ kind }) => kind !== "definition");
  const locations = uses.flatMap((use) => {
    const used = output.sources.get(use.file);
    return used === undefined ? [] : [{ uri: uriOf(use.file), range: spanRange(used, use.span) }];
  });
  return {
    title: uses.length === 0 ? "not used" : `used ${counted(uses.length, "time")}`,
    command: USES_COMMAND,
    arguments: [uriOf(one.file), range.start, locations],
  };
}

function changeSince({ analysis, release }: LensContext, { target }: Occurrence): Command | null {
  const subject = analysis.occurrences.subject(target);
  if (release === null || subject?.kind !== "entry") return null;
  const found = changeOf(analysis, release, subject.entry.id);
  // A lens without a command is a label.
  return found === null ? null : { title: `${found} since ${release.version}`, command: "" };
}

const TYPES: ReadonlySet<string> = new Set(["class", "enum", "event", "type"]);
