/** The tags of the doc-comment dialect, and the kinds of entries that they apply to. */
import type { SubjectKind } from "./converted-file";
import { REALMS } from "./realms";

export interface DocTagDefinition {
  readonly name: string;
  /** As authors write it. */
  readonly usage: string;
  readonly on: readonly SubjectKind[];
  /** Whether lines below the tag may belong to it. */
  readonly text: "lines" | "none";
}

const CALLABLE: readonly SubjectKind[] = ["function", "event"];
const ENTRIES: readonly SubjectKind[] = [
  "function",
  "constant",
  "property",
  "class",
  "enum",
  "enumValue",
  "event",
  "type",
];
// A property or type may be of a function type, whose parameters are worth describing all the same.
const WITH_SIGNATURE: readonly SubjectKind[] = ["function", "event", "property", "constant", "type"];

export const DOC_TAGS: ReadonlyMap<string, DocTagDefinition> = new Map(
  (
    [
      { name: "param", usage: "@param name -- text", on: WITH_SIGNATURE, text: "lines" },
      { name: "return", usage: "@return name -- text", on: WITH_SIGNATURE, text: "lines" },
      { name: "error", usage: "@error type -- text", on: CALLABLE, text: "lines" },
      { name: "yields", usage: "@yields", on: CALLABLE, text: "none" },
      { name: "deprecated", usage: "@deprecated version -- text", on: ENTRIES, text: "lines" },
      { name: "since", usage: "@since version", on: ENTRIES, text: "none" },
      { name: "alias", usage: "@alias name, name", on: ENTRIES, text: "none" },
      { name: "private", usage: "@private", on: ["module", ...ENTRIES], text: "none" },
      { name: "unreleased", usage: "@unreleased", on: ENTRIES, text: "none" },
      { name: "readonly", usage: "@readonly", on: ["constant", "property"], text: "none" },
      ...REALMS.map(
        (name) => ({ name, usage: `@${name}`, on: ["module", ...ENTRIES], text: "none" }) as const,
      ),
      { name: "tag", usage: "@tag event NAME", on: ["module", ...ENTRIES], text: "none" },
      { name: "group", usage: "@group Name", on: ["module", ...ENTRIES], text: "none" },
      { name: "title", usage: "@title Name", on: ["module"], text: "none" },
      { name: "within", usage: "@within Name", on: ENTRIES, text: "none" },
    ] satisfies readonly DocTagDefinition[]
  ).map((tag) => [tag.name, tag]),
);

/** Tags of Moonwave that repeat what a declaration says itself: no text follows them. */
export const DECLARING_TAGS: ReadonlySet<string> = new Set(
  "class function method prop field interface type".split(" "),
);
