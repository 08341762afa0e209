/** Branded ids: a plain string cannot stand where one is asked for. */
declare const brand: unique symbol;

/** The id of a module: its slug, `timer`. */
export type ModuleId = string & { readonly [brand]: "ModuleId" };

/**
 * The id of an entry or member, unique in the whole model and the same at every build:
 * `timer/Timer.setTimeout` for values, `timer/type:TimerId` for types, `timer/type:Entity.destroy` for
 * members of types.
 */
export type SymbolId = string & { readonly [brand]: "SymbolId" };

export const moduleId = (slug: string): ModuleId => slug as ModuleId; // the one place where the brand is given
export const valueId = (module: ModuleId, path: string): SymbolId => `${module}/${path}` as SymbolId; // likewise
export const typeId = (module: ModuleId, path: string): SymbolId => `${module}/type:${path}` as SymbolId; // likewise

/**
 * Whether a symbol is a type, or a member of one, and not a value. A field's name may hold anything, a
 * module's no slash.
 */
export const isTypeId = (id: SymbolId): boolean => id.startsWith("type:", id.indexOf("/") + 1);
