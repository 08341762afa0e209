import { report, type Check } from "./check";

/** Reports `declare class`, which current tools reject. */
export const checkDeclareClass: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, classSpellings }) =>
    classSpellings.map(({ name, parent, span }) => {
      const head =
        parent === null
          ? `declare extern type ${name} with`
          : `declare extern type ${name} extends ${parent} with`;
      return report(
        source,
        span,
        "declare-class",
        "`declare class` is the older spelling, which current Luau tools refuse.",
        `Write \`${head}\`.`,
      );
    }),
  );
