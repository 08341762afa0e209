/** The file that `luau-defs verify --write` writes beside the definitions, for badges on pages. */
import { moduleId, type SymbolId } from "../../model/ids";
import type { Verified } from "../../model/verified";
import { isRecord, parseJson } from "../../read/source/json";

export const VERIFIED_FORMAT = "luau-defs verified 1";

export interface VerifiedSymbols {
  readonly present: readonly string[];
  readonly missing: readonly string[];
}

type ReadVerified =
  | { readonly kind: "verified"; readonly verified: Verified }
  | { readonly kind: "broken"; readonly reason: string };

export function readVerified(text: string): ReadVerified {
  const json = parseJson(text);
  if (json.kind === "broken") return { kind: "broken", reason: `it is not valid JSON: ${json.reason}` };
  if (!isRecord(json.value) || json.value["format"] !== VERIFIED_FORMAT)
    return { kind: "broken", reason: `its \`format\` is not \`${VERIFIED_FORMAT}\`` };
  const { engine, date, modules } = json.value;
  if (typeof engine !== "string" || typeof date !== "string" || !DATE.test(date) || !isRecord(modules))
    return { kind: "broken", reason: "it has no `engine`, no `date` such as 2026-11-24, or no `modules`" };
  const all = Object.entries(modules);
  const symbols = (list: keyof VerifiedSymbols): ReadonlySet<SymbolId> =>
    new Set(
      all.flatMap(([name, module]) => textsIn(module, list).map((text) => `${name}/${text}` as SymbolId)),
    );
  const present = symbols("present");
  return {
    kind: "verified",
    verified: {
      engine,
      date,
      modules: new Set(all.map(([name]) => moduleId(name))),
      present,
      missing: symbols("missing"),
    },
  };
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const isDate = (text: string): boolean => DATE.test(text);

function textsIn(module: unknown, list: keyof VerifiedSymbols): readonly string[] {
  const texts = isRecord(module) ? module[list] : undefined;
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}
