/** Parameters and returned values: their fields, and how each is filled. */
import type { GenericPack, TypeNode } from "luau-syntax";
import { defaultValueOf, withoutLoneDefault } from "./default-value";
import type { DocLink } from "./entry-doc";
import type { FieldValues } from "./node-fields";
import { isOptional } from "./optional";

const SLOT_FIELDS = {
  optional: { type: "Boolean!", about: "Whether it may be nil." },
  variadic: { type: "Boolean!", about: "Whether it stands for any number of values." },
} as const;

/** The fields of a parameter that pages get as they are. */
export const PARAMETER_FIELDS = {
  name: { type: "String!", about: "`_` where the type gives none." },
  ...SLOT_FIELDS,
  // From ``Defaults to `x`.``
  defaultValue: { type: "String", about: "Luau source." },
} as const;

/** The fields of a returned value that pages get as they are. */
export const RETURN_FIELDS = {
  // From `@return name -- text` or a named type pack.
  name: { type: "String", about: "Null where it has none." },
  ...SLOT_FIELDS,
} as const;

interface Slot {
  /** For a variadic, the type of each argument, or the pack. */
  readonly type: TypeNode | GenericPack;
  /** Markdown, without the `Defaults to` sentence only if that is all there is. */
  readonly description: string;
  readonly links: readonly DocLink[];
}

export interface ParameterEntry extends Slot, FieldValues<typeof PARAMETER_FIELDS> {}

export interface ReturnEntry extends Slot, FieldValues<typeof RETURN_FIELDS> {}

/** The parameters and return values of an event's listeners. */
export interface EventSlots {
  /** One that its type leaves without a name is called `_`. */
  readonly parameters: readonly ParameterEntry[];
  readonly returns: readonly ReturnEntry[];
}

/** The input of a slot. */
interface WrittenSlot {
  readonly type: TypeNode | GenericPack;
  readonly variadic: boolean;
  /** Markdown, as written. */
  readonly text: string;
  readonly links: readonly DocLink[];
}

export const parameterEntry = (name: string, written: WrittenSlot): ParameterEntry => ({
  name,
  ...slotOf(written),
  defaultValue: defaultValueOf(written.text),
});

export const returnEntry = (name: string | null, written: WrittenSlot): ReturnEntry => ({
  name,
  ...slotOf(written),
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
