/** The class of a change is its effect on a script that was valid before. */
import type { ChangeClass } from "luau-contract";

interface ChangeRule {
  readonly class: ChangeClass;
  readonly reason: string;
}

const breaking = (reason: string): ChangeRule => ({ class: "breaking", reason });
const addition = (reason: string): ChangeRule => ({ class: "addition", reason });
const documentation = (reason: string): ChangeRule => ({ class: "documentation", reason });

export const CHANGE_RULES = {
  // Symbols
  added: addition("No script can have used it before."),
  removed: breaking("Scripts that use it fail. A rename counts as a removal and an addition."),
  moved: documentation("Scripts refer to it as before; only the address of its page changes."),
  "kind-changed": breaking("A different kind of entry is used differently."),
  "moved-to-parent": documentation("The class inherits it."),

  // Functions
  "call-syntax-changed": breaking("`.` and `:` pass different first arguments."),
  "parameter-added": addition("It is optional and comes last, so existing calls remain valid."),
  "required-parameter-added": breaking("Existing calls do not pass it."),
  "parameter-inserted": breaking(
    "Arguments are positional: later ones would be passed to the wrong parameters.",
  ),
  "parameter-removed": breaking(
    "The type checker rejects calls that pass it, and the argument has no effect.",
  ),
  "parameters-reordered": breaking("Arguments are positional."),
  "parameter-made-optional": addition("Calls that pass it remain valid."),
  "parameter-made-required": breaking("Calls that omit it are no longer valid."),
  "parameter-type-widened": addition("It accepts everything that it accepted before, and more."),
  "parameter-type-changed": breaking("It no longer accepts everything that it accepted before."),
  "parameter-renamed": documentation("Calls do not name parameters."),
  "return-renamed": documentation("Return values are positional."),
  "return-added": addition("Scripts that do not use it are unaffected."),
  "return-removed": breaking("Scripts that use it receive nil."),
  "return-type-narrowed": addition("Every value that it may have now was possible before."),
  "return-type-changed": breaking(
    "Scripts may receive values that they do not handle; this includes a wider type.",
  ),
  "overload-added": addition("Existing calls remain valid."),
  "overload-removed": breaking("Calls with this signature are no longer valid."),
  "signature-widened": addition(
    "Its generics can be instantiated with the old types, so existing calls remain valid.",
  ),
  "signature-changed": breaking("No instantiation of its generics accepts and returns what it did before."),
  "yields-added": breaking("It can no longer be called where a script must not yield."),
  "yields-removed": addition("It can be called in more places."),

  // Values, properties, types
  "type-narrowed": addition(
    "Every value that it may have now was possible before, and scripts do not set it.",
  ),
  "type-widened": addition("Scripts only set it, and may set more values than before."),
  "type-changed": breaking(
    "Scripts may receive values that they do not handle, or can no longer set values that they did.",
  ),
  "type-respelled": documentation("It is the same type in a different notation."),
  "made-optional": breaking("Scripts that read it do not handle nil."),
  "field-made-optional": addition("Scripts only set it, and may now omit it."),
  "made-required": breaking("Scripts that create such a table may omit it."),
  "never-nil": addition("Scripts only read it, and have one case fewer to handle."),
  "default-changed": breaking("Scripts that omit it behave differently, and type checkers do not report it."),
  "default-documented": documentation(
    "It was optional before; only the documentation of its default changes.",
  ),
  "access-narrowed": breaking("Scripts that read or set it may no longer be able to."),
  "access-widened": addition("Scripts can still do everything that they could before."),
  "required-field-added": breaking("Scripts that create such a table do not set it."),
  "generics-changed": breaking("Scripts pass a different number of type arguments."),
  "generic-default-given": addition("It may now be omitted."),
  "generic-default-removed": breaking("Scripts that omit it are no longer valid."),
  "generic-default-changed": breaking("Scripts that omit it now refer to a different type."),
  "generic-added": addition("It has a default, so it may be omitted."),

  // Classes
  "origin-changed": breaking("Tables created by scripts and objects of the engine are used differently."),
  "parent-changed": breaking("The class is no longer accepted where the old parent is expected."),
  "parent-added": addition("The class is accepted wherever it was before, and in more places."),
  "indexer-added": addition("No script can have used it before."),
  "indexer-removed": breaking("Scripts that index it are no longer valid."),

  // Enums
  "enum-value-added": addition(
    "Existing values are unaffected; only scripts that handle every value must be updated.",
  ),
  "enum-value-removed": breaking("Scripts that use it are no longer valid."),
  "enum-value-changed": breaking("Comparisons with the old value are false."),

  // Events
  "event-renamed": breaking("Scripts subscribe to it by name."),
  "listener-parameter-added": addition("Listeners with fewer parameters are still called."),
  "listener-parameter-removed": breaking("Listeners that use it receive nil."),

  // All kinds of entries
  "realm-narrowed": breaking("Scripts that use it fail in realms where it no longer exists."),
  "realm-widened": addition("It is available in more realms."),
  deprecated: documentation("It still works, but new code should avoid it."),
  "deprecation-lifted": documentation("It is no longer discouraged."),
  "deprecation-changed": documentation("Only the advice changes, not the behaviour."),
  "description-changed": documentation("Only the description changes."),
  "since-changed": documentation("Only the version note changes."),
  "errors-changed": documentation(
    "Documented errors are not part of a type; check whether the behaviour has changed.",
  ),
};

export type ChangeKind = keyof typeof CHANGE_RULES;
