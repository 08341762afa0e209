/**
 * Every kind of change, with its class and reason. The class specifies the effect on a script that was valid
 * before.
 */
import type { ChangeClass } from "luau-contract";

export interface ChangeRule {
  readonly kind: string;
  readonly class: ChangeClass;
  readonly reason: string;
}

export const CHANGE_RULES = [
  // Symbols
  { kind: "added", class: "addition", reason: "No script can have used it before." },
  {
    kind: "removed",
    class: "breaking",
    reason: "Scripts that use it fail. A rename counts as a removal and an addition.",
  },
  {
    kind: "moved",
    class: "documentation",
    reason: "Scripts refer to it as before; only the address of its page changes.",
  },
  {
    kind: "kind-changed",
    class: "breaking",
    reason: "A different kind of entry is used differently.",
  },
  { kind: "moved-to-parent", class: "documentation", reason: "The class inherits it." },

  // Functions
  { kind: "call-syntax-changed", class: "breaking", reason: "`.` and `:` pass different first arguments." },
  {
    kind: "parameter-added",
    class: "addition",
    reason: "It is optional and comes last, so existing calls remain valid.",
  },
  { kind: "required-parameter-added", class: "breaking", reason: "Existing calls do not pass it." },
  {
    kind: "parameter-inserted",
    class: "breaking",
    reason: "Arguments are positional: later ones would be passed to the wrong parameters.",
  },
  {
    kind: "parameter-removed",
    class: "breaking",
    reason: "The type checker rejects calls that pass it, and the argument has no effect.",
  },
  { kind: "parameters-reordered", class: "breaking", reason: "Arguments are positional." },
  { kind: "parameter-made-optional", class: "addition", reason: "Calls that pass it remain valid." },
  { kind: "parameter-made-required", class: "breaking", reason: "Calls that omit it are no longer valid." },
  {
    kind: "parameter-type-widened",
    class: "addition",
    reason: "It accepts everything that it accepted before, and more.",
  },
  {
    kind: "parameter-type-changed",
    class: "breaking",
    reason: "It no longer accepts everything that it accepted before.",
  },
  { kind: "parameter-renamed", class: "documentation", reason: "Calls do not name parameters." },
  { kind: "return-renamed", class: "documentation", reason: "Return values are positional." },
  { kind: "return-added", class: "addition", reason: "Scripts that do not use it are unaffected." },
  { kind: "return-removed", class: "breaking", reason: "Scripts that use it receive nil." },
  {
    kind: "return-type-narrowed",
    class: "addition",
    reason: "Every value that it may have now was possible before.",
  },
  {
    kind: "return-type-changed",
    class: "breaking",
    reason: "Scripts may receive values that they do not handle; this includes a wider type.",
  },
  { kind: "overload-added", class: "addition", reason: "Existing calls remain valid." },
  { kind: "overload-removed", class: "breaking", reason: "Calls with this signature are no longer valid." },
  {
    kind: "signature-widened",
    class: "addition",
    reason: "Its generics can be instantiated with the old types, so existing calls remain valid.",
  },
  {
    kind: "signature-changed",
    class: "breaking",
    reason: "No instantiation of its generics accepts and returns what it did before.",
  },
  {
    kind: "yields-added",
    class: "breaking",
    reason: "It can no longer be called where a script must not yield.",
  },
  { kind: "yields-removed", class: "addition", reason: "It can be called in more places." },

  // Values, properties, types
  {
    kind: "type-narrowed",
    class: "addition",
    reason: "Every value that it may have now was possible before, and scripts do not set it.",
  },
  {
    kind: "type-widened",
    class: "addition",
    reason: "Scripts only set it, and may set more values than before.",
  },
  {
    kind: "type-changed",
    class: "breaking",
    reason: "Scripts may receive values that they do not handle, or can no longer set values that they did.",
  },
  { kind: "type-respelled", class: "documentation", reason: "It is the same type in a different notation." },
  { kind: "made-optional", class: "breaking", reason: "Scripts that read it do not handle nil." },
  {
    kind: "field-made-optional",
    class: "addition",
    reason: "Scripts only set it, and may now omit it.",
  },
  {
    kind: "made-required",
    class: "breaking",
    reason: "Scripts that create such a table may omit it.",
  },
  {
    kind: "never-nil",
    class: "addition",
    reason: "Scripts only read it, and have one case fewer to handle.",
  },
  {
    kind: "default-changed",
    class: "breaking",
    reason: "Scripts that omit it behave differently, and type checkers do not report it.",
  },
  {
    kind: "default-documented",
    class: "documentation",
    reason: "It was optional before; only the documentation of its default changes.",
  },
  {
    kind: "access-narrowed",
    class: "breaking",
    reason: "Scripts that read or set it may no longer be able to.",
  },
  {
    kind: "access-widened",
    class: "addition",
    reason: "Scripts can still do everything that they could before.",
  },
  {
    kind: "required-field-added",
    class: "breaking",
    reason: "Scripts that create such a table do not set it.",
  },
  {
    kind: "generics-changed",
    class: "breaking",
    reason: "Scripts pass a different number of type arguments.",
  },
  { kind: "generic-default-given", class: "addition", reason: "It may now be omitted." },
  { kind: "generic-default-removed", class: "breaking", reason: "Scripts that omit it are no longer valid." },
  {
    kind: "generic-default-changed",
    class: "breaking",
    reason: "Scripts that omit it now refer to a different type.",
  },
  { kind: "generic-added", class: "addition", reason: "It has a default, so it may be omitted." },

  // Classes
  {
    kind: "origin-changed",
    class: "breaking",
    reason: "Tables created by scripts and objects of the engine are used differently.",
  },
  {
    kind: "parent-changed",
    class: "breaking",
    reason: "The class is no longer accepted where the old parent is expected.",
  },
  {
    kind: "parent-added",
    class: "addition",
    reason: "The class is accepted wherever it was before, and in more places.",
  },
  { kind: "indexer-added", class: "addition", reason: "No script can have used it before." },
  { kind: "indexer-removed", class: "breaking", reason: "Scripts that index it are no longer valid." },

  // Enums
  {
    kind: "enum-value-added",
    class: "addition",
    reason: "Existing values are unaffected; only scripts that handle every value must be updated.",
  },
  { kind: "enum-value-removed", class: "breaking", reason: "Scripts that use it are no longer valid." },
  { kind: "enum-value-changed", class: "breaking", reason: "Comparisons with the old value are false." },

  // Events
  { kind: "event-renamed", class: "breaking", reason: "Scripts subscribe to it by name." },
  {
    kind: "listener-parameter-added",
    class: "addition",
    reason: "Listeners with fewer parameters are still called.",
  },
  { kind: "listener-parameter-removed", class: "breaking", reason: "Listeners that use it receive nil." },

  // All kinds of entries
  {
    kind: "realm-narrowed",
    class: "breaking",
    reason: "Scripts that use it fail in realms where it no longer exists.",
  },
  { kind: "realm-widened", class: "addition", reason: "It is available in more realms." },
  { kind: "deprecated", class: "documentation", reason: "It still works, but new code should avoid it." },
  {
    kind: "deprecation-lifted",
    class: "documentation",
    reason: "It is no longer discouraged.",
  },
  {
    kind: "deprecation-changed",
    class: "documentation",
    reason: "Only the advice changes, not the behaviour.",
  },
  {
    kind: "description-changed",
    class: "documentation",
    reason: "Only the description changes.",
  },
  { kind: "since-changed", class: "documentation", reason: "Only the version note changes." },
  {
    kind: "errors-changed",
    class: "documentation",
    reason: "Documented errors are not part of a type; check whether the behaviour has changed.",
  },
] as const satisfies readonly ChangeRule[];

export type ChangeKind = (typeof CHANGE_RULES)[number]["kind"];

const BY_KIND: ReadonlyMap<string, ChangeRule> = new Map(CHANGE_RULES.map((rule) => [rule.kind, rule]));

export function ruleOf(kind: ChangeKind): ChangeRule {
  const rule = BY_KIND.get(kind);
  if (rule === undefined) throw new Error(`No rule for ${kind}.`);
  return rule;
}
