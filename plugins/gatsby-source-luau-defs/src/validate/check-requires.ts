import type { Diagnostic } from "luau-contract";
import type { LinkedFile, ConvertedFile, RequiredFile } from "../model/converted-file";
import { report, type Check } from "./check";

/** Reports required files that were not read, and circular requires. */
export const checkRequires: Check = (convertedFiles) => [
  ...convertedFiles.flatMap(missing),
  ...cycles(convertedFiles),
];

/** Aliases often refer to other projects' files: a missing one is only reported if its types are used. */
function missing({ source, requires, requiredFiles, unknownTypes }: LinkedFile): readonly Diagnostic[] {
  const named = new Set(unknownTypes.map(({ prefix }) => prefix));
  return requires
    .filter((required) => !requiredFiles.has(required) && (isOwn(required) || named.has(required.name)))
    .map(({ requirePath, span }) => {
      if (requirePath === "")
        return report(
          source,
          span,
          "missing-module",
          "Which file this requires is not written out.",
          "Write the path as a string.",
        );
      const suggestion = requirePath.startsWith("@")
        ? "Add its folder to the definitions, and the alias to `.luaurc`."
        : "Correct the path, or add the file to the definitions.";
      return report(
        source,
        span,
        "missing-module",
        `There is no \`${requirePath}\` among the files: its types lead nowhere.`,
        suggestion,
      );
    });
}

const isOwn = ({ requirePath }: RequiredFile): boolean =>
  requirePath === "" || /^(?:\.|@self\/|script\.)/.test(requirePath);

/** Reports each cycle once, at the `require` that closes it. */
function cycles(convertedFiles: readonly LinkedFile[]): readonly Diagnostic[] {
  const linked = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  const done = new Set<ConvertedFile["source"]["path"]>();
  const found: Diagnostic[] = [];
  for (const start of convertedFiles) {
    // With an explicit stack, since a chain of a thousand files would overflow the call stack.
    const stack = done.has(start.source.path) ? [] : [visit(start)];
    while (stack.length > 0) {
      const top = stack.at(-1);
      const next = top?.rest.next();
      if (top === undefined || next === undefined || next.done === true) {
        if (top !== undefined) done.add(top.converted.source.path);
        stack.pop();
        continue;
      }
      const [
        required,
        {
          source: { path },
        },
      ] = next.value;
      const index = stack.findIndex(({ converted }) => converted.source.path === path);
      const target = linked.get(path);
      if (index !== -1)
        found.push(
          cycle(top.converted, required, [
            ...stack.slice(index).map(({ converted }) => converted.source.path),
            path,
          ]),
        );
      else if (target !== undefined && !done.has(path)) stack.push(visit(target));
    }
  }
  return found;
}

const visit = (converted: LinkedFile) => ({ converted, rest: converted.requiredFiles[Symbol.iterator]() });

function cycle({ source }: LinkedFile, { span }: RequiredFile, files: readonly string[]): Diagnostic {
  const message =
    "These files require each other in a circle: " + `${files.map((file) => `\`${file}\``).join(", ")}.`;
  return report(
    source,
    span,
    "require-cycle",
    message,
    "Move what they share into a file of its own: Luau refuses a circle.",
  );
}
