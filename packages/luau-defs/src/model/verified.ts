/** The record of `luau-defs verify --write`: the symbols that an engine has, and those that it lacks. */
import type { ModuleId, SymbolId } from "./ids";

export interface Verified extends VerifiedWith {
  /** Modules with at least one symbol that was looked up. */
  readonly modules: ReadonlySet<ModuleId>;
  readonly present: ReadonlySet<SymbolId>;
  /** Declared symbols that the engine does not have. All others are unknown. */
  readonly missing: ReadonlySet<SymbolId>;
}

export interface VerifiedWith {
  /** The engine's name and version: `Lune 0.11.1`. */
  readonly engine: string;
  /** `2026-11-24` */
  readonly date: string;
}

/** The part of a model that is needed here. */
interface Compared {
  readonly verified?: readonly Verified[];
}

/** The engine that a module was compared with, and the day; null if it was not compared. */
export function verifiedWith({ verified }: Compared, module: ModuleId): VerifiedWith | null {
  const record = verified?.find(({ modules }) => modules.has(module));
  return record === undefined ? null : { engine: record.engine, date: record.date };
}

export type MissingIn = (id: SymbolId) => string | null;

export const missingIn = ({ verified }: Compared): MissingIn =>
  verified === undefined || verified.length === 0
    ? () => null
    : (id) => verified.find(({ missing }) => missing.has(id))?.engine ?? null;
