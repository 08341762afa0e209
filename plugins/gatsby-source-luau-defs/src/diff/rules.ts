/**
 * Every kind of change there is, what class it has, and why. The class says what it asks of a script that was
 * right before.
 */
import type { ChangeClass } from "luau-contract";

export interface ChangeRule {
  readonly kind: string;
  readonly class: ChangeClass;
  /** One sentence. */
  readonly reason: string;
}

export const CHANGE_RULES = [
  // Symbols
  { kind: "added", class: "addition", reason: "No script can have used it before." },
  {
    kind: "removed",
    class: "breaking",
    reason: "Scripts that use it stop working; a rename is a removal and an addition.",
  },
  {
    kind: "moved",
    class: "documentation",
    reason: "Scripts name it as before; only its page has another address.",
  },
  {
    kind: "kind-changed",
    class: "breaking",
    reason: "What was one kind of thing is now another, and is used in other ways.",
  },
  { kind: "moved-to-parent", class: "documentation", reason: "The class still has it, inherited." },

  // Functions
  { kind: "call-syntax-changed", class: "breaking", reason: "`.` and `:` pass different first arguments." },
  {
    kind: "parameter-added",
    class: "addition",
    reason: "It comes last and may be left out, so calls go on as they are.",
  },
  { kind: "required-parameter-added", class: "breaking", reason: "Calls do not pass it yet." },
  {
    kind: "parameter-inserted",
    class: "breaking",
    reason: "Arguments go by position: the ones behind it would land on the wrong parameters.",
  },
  {
    kind: "parameter-removed",
    class: "breaking",
    reason: "Calls that pass it are refused by the type checker, and what they asked for is not done.",
  },
  { kind: "parameters-reordered", class: "breaking", reason: "Arguments go by position." },
  { kind: "parameter-made-optional", class: "addition", reason: "Calls that pass it go on as they are." },
  { kind: "parameter-made-required", class: "breaking", reason: "Calls that leave it out are wrong now." },
  {
    kind: "parameter-type-widened",
    class: "addition",
    reason: "It takes everything it took before, and more.",
  },
  {
    kind: "parameter-type-changed",
    class: "breaking",
    reason: "It no longer takes everything that it took before.",
  },
  { kind: "parameter-renamed", class: "documentation", reason: "Calls do not name parameters." },
  { kind: "return-renamed", class: "documentation", reason: "Scripts get values by position." },
  { kind: "return-added", class: "addition", reason: "Scripts that do not ask for it do not get it." },
  { kind: "return-removed", class: "breaking", reason: "Scripts that use it get nil." },
  {
    kind: "return-type-narrowed",
    class: "addition",
    reason: "Everything it may be now, it could be before.",
  },
  {
    kind: "return-type-changed",
    class: "breaking",
    reason: "Scripts may get what they are not made for; a wider type is as bad as another one.",
  },
  { kind: "overload-added", class: "addition", reason: "The calls that were right before still are." },
  { kind: "overload-removed", class: "breaking", reason: "Calls of this form are wrong now." },
  {
    kind: "signature-widened",
    class: "addition",
    reason: "Its generics may stand for what was there before, so calls go on as they are.",
  },
  {
    kind: "signature-changed",
    class: "breaking",
    reason: "Whatever its generics stand for, it no longer takes and gives what it did.",
  },
  {
    kind: "yields-added",
    class: "breaking",
    reason: "It cannot be called any more where a script must not be suspended.",
  },
  { kind: "yields-removed", class: "addition", reason: "It can be called in more places." },

  // Values, properties, types
  {
    kind: "type-narrowed",
    class: "addition",
    reason: "Everything it may be now, it could be before, and scripts do not set it.",
  },
  { kind: "type-widened", class: "addition", reason: "Scripts only give it, and may give more than before." },
  {
    kind: "type-changed",
    class: "breaking",
    reason: "Scripts may get what they are not made for, or may no longer give what they gave.",
  },
  { kind: "type-respelled", class: "documentation", reason: "It is the same type in other words." },
  { kind: "made-optional", class: "breaking", reason: "Scripts that read it are not made for nil." },
  {
    kind: "field-made-optional",
    class: "addition",
    reason: "Scripts only give it, and may leave it out now.",
  },
  {
    kind: "made-required",
    class: "breaking",
    reason: "Scripts that make such a table may have left it out.",
  },
  { kind: "never-nil", class: "addition", reason: "Scripts only read it, and have one case less." },
  {
    kind: "default-changed",
    class: "breaking",
    reason: "Scripts that leave it out do something else from now on, and no type checker tells.",
  },
  {
    kind: "default-documented",
    class: "documentation",
    reason: "It was optional before: what is new is that its default is written down, or no longer is.",
  },
  {
    kind: "access-narrowed",
    class: "breaking",
    reason: "Scripts that read or set it may not do so any more.",
  },
  { kind: "access-widened", class: "addition", reason: "What scripts did before, they may still do." },
  {
    kind: "required-field-added",
    class: "breaking",
    reason: "Scripts that make such a table do not give it yet.",
  },
  { kind: "generics-changed", class: "breaking", reason: "Scripts give another number of type arguments." },
  { kind: "generic-default-given", class: "addition", reason: "It need not be given any more." },
  { kind: "generic-default-removed", class: "breaking", reason: "Scripts that leave it out are wrong now." },
  {
    kind: "generic-default-changed",
    class: "breaking",
    reason: "Scripts that leave it out name another type now.",
  },
  { kind: "generic-added", class: "addition", reason: "It has a default, so it need not be given." },

  // Classes
  {
    kind: "origin-changed",
    class: "breaking",
    reason: "A table that scripts make and an object of the engine are not used in the same way.",
  },
  {
    kind: "parent-changed",
    class: "breaking",
    reason: "Where the old parent was asked for, the class does not pass any more.",
  },
  {
    kind: "parent-added",
    class: "addition",
    reason: "It passes wherever it passed before, and in more places.",
  },
  { kind: "indexer-added", class: "addition", reason: "No script can have used it before." },
  { kind: "indexer-removed", class: "breaking", reason: "Scripts that index it are wrong now." },

  // Enums
  {
    kind: "enum-value-added",
    class: "addition",
    reason: "Scripts choose from more; only one that lists every value on purpose has to follow.",
  },
  { kind: "enum-value-removed", class: "breaking", reason: "Scripts that use it are wrong now." },
  { kind: "enum-value-changed", class: "breaking", reason: "Comparing with the old value gives false." },

  // Events
  { kind: "event-renamed", class: "breaking", reason: "Scripts listen for it by its name." },
  {
    kind: "listener-parameter-added",
    class: "addition",
    reason: "Listeners that take fewer parameters are still called.",
  },
  { kind: "listener-parameter-removed", class: "breaking", reason: "Listeners that use it get nil." },

  // What goes for all
  {
    kind: "realm-narrowed",
    class: "breaking",
    reason: "Where it no longer exists, scripts that use it fail.",
  },
  { kind: "realm-widened", class: "addition", reason: "It exists in more places." },
  { kind: "deprecated", class: "documentation", reason: "It still works; scripts should move on." },
  {
    kind: "deprecation-lifted",
    class: "documentation",
    reason: "It may be used without a second thought again.",
  },
  {
    kind: "deprecation-changed",
    class: "documentation",
    reason: "The advice is another, not the behaviour.",
  },
  {
    kind: "description-changed",
    class: "documentation",
    reason: "The text says something else, or says it better.",
  },
  { kind: "since-changed", class: "documentation", reason: "Only the note changes." },
  {
    kind: "errors-changed",
    class: "documentation",
    reason: "What is written about errors is no part of a type; read it with care.",
  },
] as const satisfies readonly ChangeRule[];

export type ChangeKind = (typeof CHANGE_RULES)[number]["kind"];

const BY_KIND: ReadonlyMap<string, ChangeRule> = new Map(CHANGE_RULES.map((rule) => [rule.kind, rule]));

/** The rule of a kind. */
export function ruleOf(kind: ChangeKind): ChangeRule {
  const rule = BY_KIND.get(kind);
  if (rule === undefined) throw new Error(`No rule for ${kind}.`);
  return rule;
}
