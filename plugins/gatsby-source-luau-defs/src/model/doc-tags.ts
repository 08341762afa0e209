/** The tags of the doc-comment dialect: what each is called and what it may stand on. */
import type { SubjectKind } from "./draft";

export interface DocTagDefinition {
  readonly name: string;
  /** As authors write it. */
  readonly usage: string;
  readonly on: readonly SubjectKind[];
}

const CALLABLE: readonly SubjectKind[] = ["function", "event"];
const ENTRIES: readonly SubjectKind[] = ["function", "constant", "property", "class", "enum", "enumValue", "event", "type"];
// A property or type may be of a function type, whose parameters are worth describing all the same.
const WITH_SIGNATURE: readonly SubjectKind[] = ["function", "event", "property", "constant", "type"];

export const DOC_TAGS: ReadonlyMap<string, DocTagDefinition> = new Map(
  (
    [
      { name: "param", usage: "@param name -- text", on: WITH_SIGNATURE },
      { name: "return", usage: "@return name -- text", on: WITH_SIGNATURE },
      { name: "error", usage: "@error type -- text", on: CALLABLE },
      { name: "yields", usage: "@yields", on: CALLABLE },
      { name: "deprecated", usage: "@deprecated version -- text", on: ENTRIES },
      { name: "since", usage: "@since version", on: ENTRIES },
      { name: "private", usage: "@private", on: ENTRIES },
      { name: "unreleased", usage: "@unreleased", on: ENTRIES },
      { name: "readonly", usage: "@readonly", on: ["constant", "property"] },
      { name: "server", usage: "@server", on: ENTRIES },
      { name: "client", usage: "@client", on: ENTRIES },
      { name: "tag", usage: "@tag event NAME", on: ENTRIES },
      { name: "within", usage: "@within Name", on: ENTRIES },
    ] satisfies readonly DocTagDefinition[]
  ).map((tag) => [tag.name, tag]),
);
