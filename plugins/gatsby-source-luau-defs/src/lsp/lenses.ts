/** What is worth knowing of a declaration, above it. */
import type { CodeLens } from "vscode-languageserver";
import { counted } from "luau-contract";
import { spanRange } from "./places";
import type { Analysis } from "./workspace";

/** Types and what their uses are. An editor that knows the command shows them. */
export function codeLenses(
  { output, occurrences }: Analysis,
  file: string,
  uriOf: (file: string) => string,
): CodeLens[] {
  const source = output.sources.get(file);
  if (source === undefined) return [];
  const declared = occurrences.inFile(file).filter(({ kind }) => kind === "definition");
  return declared.flatMap(({ target, span }): CodeLens[] => {
    const subject = occurrences.subject(target);
    if (subject?.kind !== "entry" || !TYPES.has(subject.entry.kind)) return [];
    const uses = occurrences.of(target).filter(({ kind }) => kind !== "definition");
    const range = spanRange(source, span);
    const locations = uses.flatMap((use) => {
      const used = output.sources.get(use.file);
      return used === undefined ? [] : [{ uri: uriOf(use.file), range: spanRange(used, use.span) }];
    });
    const title = uses.length === 0 ? "not used" : `used ${counted(uses.length, "time")}`;
    const command = {
      title,
      command: "luau-defs.showReferences",
      arguments: [uriOf(file), range.start, locations],
    };
    return [{ range, command }];
  });
}

const TYPES: ReadonlySet<string> = new Set(["class", "enum", "event", "type"]);
