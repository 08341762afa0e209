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
