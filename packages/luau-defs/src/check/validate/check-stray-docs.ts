import { restOfLine, type Span } from "luau-syntax";
import type { ConvertedFile } from "../../model/converted-file";
import { report, type Check } from "./check";

export const checkStrayDocs: Check = (convertedFiles) =>
  convertedFiles.flatMap((converted) =>
    straysIn(converted).map(([start, end]) => {
      const { source } = converted;
      const [, lineEnd] = restOfLine(source, start);
      const message = "This doc comment documents nothing.";
      return report(source, [start, Math.min(end, lineEnd)], "stray-doc", message, SUGGESTION);
    }),
  );

const SUGGESTION =
  "Put it directly above a declaration or a field, without a blank line between, " +
  "or write `--` if it is a plain comment.";

export const straysIn = ({
  source,
  strayDocs,
}: Pick<ConvertedFile, "source" | "strayDocs">): readonly Span[] =>
  strayDocs.filter(([start]) => !isPlainBlock(source.text, start));

/** Files use `--[[ … ]]` for section headings; it is a doc comment only directly above a declaration. */
const isPlainBlock = (text: string, start: number): boolean => text.startsWith("--[[", start);
