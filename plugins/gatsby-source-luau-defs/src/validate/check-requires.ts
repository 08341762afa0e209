import type { Diagnostic } from "luau-contract";
import type { LinkedDraft, ModuleDraft, RequiredFile } from "../model/draft";
import { report, type Check } from "./check";

/** Reports required files that were not read, and circular requires. */
export const checkRequires: Check = (drafts) => [...drafts.flatMap(missing), ...cycles(drafts)];

/** Aliases often refer to other projects' files: a missing one is only reported if its types are used. */
function missing({ source, requires, requiredFiles, unknownTypes }: LinkedDraft): readonly Diagnostic[] {
  const named = new Set(unknownTypes.map(({ prefix }) => prefix));
  return requires
    .filter((required) => !requiredFiles.has(required) && (isOwn(required) || named.has(required.name)))
    .map(({ request, span }) => {
      if (request === "")
        return report(
          source,
          span,
          "missing-module",
          "Which file this requires is not written out.",
          "Write the path as a string.",
        );
      const suggestion = request.startsWith("@")
        ? "Add its folder to the definitions, and the alias to `.luaurc`."
        : "Correct the path, or add the file to the definitions.";
      return report(
        source,
        span,
        "missing-module",
        `There is no \`${request}\` among the files: its types lead nowhere.`,
        suggestion,
      );
    });
}

const isOwn = ({ request }: RequiredFile): boolean =>
  request === "" || /^(?:\.|@self\/|script\.)/.test(request);

/** Reports each cycle once, at the `require` that closes it. */
function cycles(drafts: readonly LinkedDraft[]): readonly Diagnostic[] {
  const linked = new Map(drafts.map((draft) => [draft.source.path, draft]));
  const done = new Set<ModuleDraft["source"]["path"]>();
  const found: Diagnostic[] = [];
  for (const start of drafts) {
    // With an explicit stack, since a chain of a thousand files would overflow the call stack.
    const stack = done.has(start.source.path) ? [] : [visit(start)];
    while (stack.length > 0) {
      const top = stack.at(-1);
      const next = top?.rest.next();
      if (top === undefined || next === undefined || next.done === true) {
        if (top !== undefined) done.add(top.draft.source.path);
        stack.pop();
        continue;
      }
      const [
        required,
        {
          source: { path },
        },
      ] = next.value;
      const index = stack.findIndex(({ draft }) => draft.source.path === path);
      const target = linked.get(path);
      if (index !== -1)
        found.push(
          cycle(top.draft, required, [...stack.slice(index).map(({ draft }) => draft.source.path), path]),
        );
      else if (target !== undefined && !done.has(path)) stack.push(visit(target));
    }
  }
  return found;
}

const visit = (draft: LinkedDraft) => ({ draft, rest: draft.requiredFiles[Symbol.iterator]() });

function cycle({ source }: LinkedDraft, { span }: RequiredFile, files: readonly string[]): Diagnostic {
  const message = `These files require each other in a circle: ${files.map((file) => `\`${file}\``).join(", ")}.`;
  return report(
    source,
    span,
    "require-cycle",
    message,
    "Move what they share into a file of its own: Luau refuses a circle.",
  );
}
