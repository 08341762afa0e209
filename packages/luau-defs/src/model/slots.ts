import type { GenericPack, TypeNode } from "luau-syntax";
import { defaultValueOf, withoutLoneDefault } from "./default-value";
import type { DocLink } from "./entry-doc";
import type { FieldValues } from "./node-fields";
import { isOptional } from "./optional";

const SLOT_FIELDS = {
  optional: { type: "Boolean!", about: "Whether it may be nil." },
  variadic: { type: "Boolean!", about: "Whether it stands for any number of values." },
} as const;

export const PARAMETER_FIELDS = {
  name: { type: "String!", about: "`_` where the type gives none." },
  ...SLOT_FIELDS,
  // From ``Defaults to `x`.``
  defaultValue: { type: "String", about: "Luau source." },
} as const;

export const RETURN_FIELDS = {
  // From `@return name -- text` or a named type pack.
  name: { type: "String", about: "Null where it has none." },
  ...SLOT_FIELDS,
} as const;

interface Slot {
  /** For a variadic, the type of each argument, or the pack. */
  readonly type: TypeNode | GenericPack;
  /** Markdown. A lone `Defaults to …` is removed; elsewhere it stays. */
  readonly description: string;
  readonly links: readonly DocLink[];
}

export interface ParameterEntry extends Slot, FieldValues<typeof PARAMETER_FIELDS> {}

export interface ReturnEntry extends Slot, FieldValues<typeof RETURN_FIELDS> {}

export interface EventSlots {
  /** Unnamed parameters are called `_`. */
  readonly parameters: readonly ParameterEntry[];
  readonly returns: readonly ReturnEntry[];
}

interface WrittenSlot {
  readonly type: TypeNode | GenericPack;
  readonly variadic: boolean;
  readonly text: string;
  readonly links: readonly DocLink[];
}

export const parameterEntry = (name: string, slot: WrittenSlot): ParameterEntry => ({
  name,
  ...slotOf(slot),
  defaultValue: defaultValueOf(slot.text),
});

export const returnEntry = (name: string | null, slot: WrittenSlot): ReturnEntry => ({
  name,
  ...slotOf(slot),
});

const slotOf = ({ type, variadic, text, links }: WrittenSlot) => ({
  type,
  description: withoutLoneDefault(text),
  links,
  optional: isOptional(type),
  variadic,
});

/** A slot's Markdown for texts that have no place for its facts beside its type, as pages have. */
export const slotText = (slot: ParameterEntry | ReturnEntry): string =>
  slot.description === "" && "defaultValue" in slot && slot.defaultValue !== null
    ? `Defaults to \`${slot.defaultValue}\`.`
    : slot.description;
