import { report, type Check } from "./check";

/** Doc comments that readers would never see. */
export const checkStrayDocs: Check = (drafts) =>
  drafts.flatMap(({ source, strayDocs }) =>
    strayDocs
      .filter(([start]) => !isPlainBlock(source.text, start))
      .map((span) => {
        // Only the first line is marked: a block of fifty would say no more.
        const lineEnd = source.text.indexOf("\n", span[0]);
        const end = lineEnd === -1 ? span[1] : Math.min(span[1], lineEnd);
        return report(
          source,
          [span[0], end],
          "stray-doc",
          "This doc comment documents nothing.",
          "Put it directly above a declaration or a field, without a blank line between, or write `--` if it is a plain comment.",
        );
      }),
  );

/** `--[[ … ]]` is how files head their sections; only directly above a declaration is it a doc comment. */
const isPlainBlock = (text: string, start: number): boolean => text.startsWith("--[[", start);
