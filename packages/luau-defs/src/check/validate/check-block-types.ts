import { report, type Check } from "./check";

/** Reports types for scripts that are declared inside a block, and therefore local to it. */
export const checkBlockTypes: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, declarations }) =>
    declarations
      .filter(({ outOfReach }) => outOfReach)
      .map(({ name, span }) =>
        report(
          source,
          span,
          "block-type",
          `\`${name}\` is declared inside a block: scripts cannot name it.`,
          "Move it to the top level of the file.",
        ),
      ),
  );
