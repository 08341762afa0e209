/** Creates ids: no other file makes a branded id of a text. */
import type { ModuleId, SymbolId } from "luau-syntax";

export type { ModuleId, SymbolId };

export const moduleId = (slug: string): ModuleId => slug as ModuleId;
export const valueId = (module: ModuleId, path: string): SymbolId => `${module}/${path}` as SymbolId;
export const typeId = (module: ModuleId, path: string): SymbolId => `${module}/type:${path}` as SymbolId;

/** Whether a symbol is a type, or a member of one, and not a value. A module's name contains no slash. */
export const isTypeId = (id: SymbolId): boolean => id.startsWith("type:", id.indexOf("/") + 1);

/** A module as the type of its value: `kit.door` of `return { door = require("./door") }`. */
export const moduleType = (module: ModuleId): SymbolId => module as string as SymbolId;
