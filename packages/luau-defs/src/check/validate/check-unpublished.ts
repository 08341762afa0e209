import { assertNever, positionAt, restOfLine, type SourceText, type Span } from "luau-syntax";
import type { UnpublishedDocs } from "../../model/converted-file";
import { report, type Check } from "./check";

export const checkUnpublished: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, unpublished }) =>
    unpublished.map((docs) =>
      report(source, firstLine(source, docs.docs), "unpublished", message(source, docs), suggestion(docs)),
    ),
  );

const firstLine = (source: SourceText, [[start] = [0, 0]]: readonly Span[]): Span =>
  restOfLine(source, start);

function message(source: SourceText, { declaration, docs, reason }: UnpublishedDocs): string {
  if (reason === "plain" && docs.length === 1) return "This comment is not a doc comment, and is on no page.";
  if (docs.length === 1) return `This doc comment in \`${declaration}\` is on no page.`;
  const lines = docs.map(([start]) => positionAt(source, start).line);
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines;
  if (reason === "plain")
    return `${docs.length} comments above members are not doc comments, and are on no page: lines ${shown.join(", ")}.`;
  return `${docs.length} doc comments in \`${declaration}\` are on no page: lines ${shown.join(", ")}.`;
}

const MAX_LINES = 8;

const suggestion = ({ declaration, reason }: UnpublishedDocs): string =>
  reason === "plain"
    ? `Write \`---\` if they are for readers: \`luau-defs convert ${declaration} --write\` does it.`
    : `${remedy(reason, declaration)}, or write \`--\` for comments that are not for readers.`;

function remedy(reason: Exclude<UnpublishedDocs["reason"], "plain">, name: string): string {
  switch (reason) {
    case "local":
      return "Export the type";
    case "unnamed":
      return "Give the type around it a name with `export type`";
    case "untyped": {
      const type = name.replace(/^.*\./, "");
      return (
        "Export the type of its instances: " +
        `\`export type ${type} = typeof(setmetatable({} :: {}, ${name}))\``
      );
    }
    case "missing":
      return `Add what is missing to the type \`${name}\``;
    case "unreturned":
      return `Add \`${name}\` to what the file returns`;
    case "inside":
      return "Name the entry in the comment: `@function name` or `@method name`";
    default:
      return assertNever(reason);
  }
}
