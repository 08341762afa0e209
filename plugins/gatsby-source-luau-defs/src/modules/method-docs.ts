import type { ParseResult } from "full-moon-wasm";
import type { ExpectedDoc } from "../dialects/read-dialects";
import type { ReadValues } from "./read-values";
import { takesSelf } from "./type-of";

/**
 * The comments of a module's methods: scripts receive instances from functions, even if the class is not
 * exported.
 */
export function methodDocs({ locals }: ReadValues, { statements }: ParseResult): readonly ExpectedDoc[] {
  const exported = new Set(
    statements.flatMap((one) => (one.kind === "typeAlias" && one.exported ? [one.name.text] : [])),
  );
  return locals.flatMap(({ name, value }) => {
    if (value.kind !== "table" || !value.latest.has("__index") || !value.members.some(takesSelf)) return [];
    const reason = exported.has(name.text) ? "missing" : "untyped";
    return value.members.flatMap((member) =>
      member.doc === null || !takesSelf(member)
        ? []
        : [{ doc: member.doc, owner: name.text, reason } as const],
    );
  });
}
