import { counted } from "luau-diagnostics";
import type { TextShare } from "./check-unused-docs";

/** A line for each documentation file that was found beside the definitions, and used. */
export const foundNotes = (shares: readonly TextShare[], foundDocs: readonly string[]): readonly string[] =>
  shares
    .filter(({ file }) => foundDocs.includes(file))
    .map(
      ({ file, joined, texts }) =>
        `\`${file}\`, found beside the definitions, describes what has no comment: ` +
        `${joined} of ${counted(texts, "text")} belong to a declaration. \`docs\` in the configuration names ` +
        `other files, and \`exclude\` leaves it out.`,
    );
