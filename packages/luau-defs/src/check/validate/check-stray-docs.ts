import type { Span } from "luau-syntax";
import type { ConvertedFile } from "../../model/converted-file";
import { report, type Check } from "./check";

export const checkStrayDocs: Check = (convertedFiles) =>
  convertedFiles.flatMap((converted) =>
    straysIn(converted).map((span) => {
      const { source } = converted;
      // Only the first line is highlighted.
      const lineEnd = source.text.indexOf("\n", span[0]);
      const end = lineEnd === -1 ? span[1] : Math.min(span[1], lineEnd);
      return report(
        source,
        [span[0], end],
        "stray-doc",
        "This doc comment documents nothing.",
        "Put it directly above a declaration or a field, without a blank line between, " +
          "or write `--` if it is a plain comment.",
      );
    }),
  );

export const straysIn = ({
  source,
  strayDocs,
}: Pick<ConvertedFile, "source" | "strayDocs">): readonly Span[] =>
  strayDocs.filter(([start]) => !isPlainBlock(source.text, start));

/** Files use `--[[ … ]]` for section headings; it is a doc comment only directly above a declaration. */
const isPlainBlock = (text: string, start: number): boolean => text.startsWith("--[[", start);
