/** The types of a reference, and the utilities that all wings share. Imports no other wing. */
export { defaultValueOf, withoutDefault, withoutLoneDefault } from "./default-value";
export type { Definition } from "./definition";
export { DOC_TAGS } from "./doc-tags";
export { entriesOf } from "./entries";
export { DOC_FIELDS, NO_ENTRY_DOC } from "./entry-doc";
export { withGrouping } from "./grouping";
export type { Inventory } from "./inventory";
export { namesInCode } from "./inventory-address";
export { looksLikeType } from "./looks-like-type";
export type { AnyEntry, ApiModel } from "./model";
export type { FieldTable } from "./node-fields";
export { lastOfRequest, readRequireArgument, toRequireArgument } from "./require-argument";
export { RULES, SAMPLE_RULES } from "./rules";
export { NO_SETTINGS, type ReferenceSettings, settingsOf } from "./settings";
export { PARAMETER_FIELDS, RETURN_FIELDS } from "./slots";
export { summaryOf } from "./summary";
