import type { Module } from "../../model/model";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { HistoryOf, SymbolHistory } from "../../model/history";
import type { ListedChange } from "./change-list";
import { JSON_VERSION } from "./model-json";
import type { MissingIn, VerifiedWith } from "../../model/verified";
import type { FindAddress } from "../../link/addresses/routes";

export interface ModuleChanges {
  readonly version: string;
  readonly since: string;
  readonly changes: readonly Omit<ListedChange, "module" | "ids">[];
}

interface JsonContext {
  readonly addressOf: FindAddress;
  readonly historyOf: HistoryOf;
  readonly missingIn: MissingIn;
  readonly verifiedOf: (module: ModuleId) => VerifiedWith | null;
}

/**
 * `static/schemas/api-module.schema.json` specifies the format. Names are never keys.
 * @param changes null without a previous version
 */
export function moduleJson(
  module: Module,
  changes: ModuleChanges | null,
  { addressOf, historyOf, missingIn, verifiedOf }: JsonContext,
  schema: string,
): string {
  const verified = verifiedOf(module.id);
  const forReaders = (key: string, value: unknown): unknown => {
    if (key === "span") return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isPrivate(item));
    if (!isEntry(value)) return value;
    const { kind, id, ...rest } = value;
    const engine = value.kind === "module" ? null : missingIn(value.id);
    return {
      kind,
      id,
      href: addressOf(id),
      ...flatDoc(rest),
      ...(value.kind === "module" ? {} : { history: published(historyOf(value.id)) }),
      ...(engine === null ? {} : { missingIn: engine }),
      ...(value.kind !== "module" || verified === null ? {} : { verified }),
    };
  };
  return `${JSON.stringify({ $schema: schema, version: JSON_VERSION, module, changes }, forReaders, 1)}\n`;
}

/** Leaves out the field that only pages need. */
const published = ({ listedIn: _listedIn, ...history }: SymbolHistory): Omit<SymbolHistory, "listedIn"> =>
  history;

const isPrivate = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "doc" in value && isHidden(value.doc);

const isHidden = (doc: unknown): boolean =>
  typeof doc === "object" && doc !== null && "visibility" in doc && doc.visibility === "private";

/** Only modules, entries and members have ids. */
const isEntry = (
  value: unknown,
): value is Pick<Module, "kind" | "id"> | { readonly kind: "entry"; readonly id: SymbolId } =>
  typeof value === "object" && value !== null && "id" in value && "kind" in value && "location" in value;

/** The published format has the fields of a doc among the entry's own. */
function flatDoc(entry: object): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(entry)) {
    if (field === "doc") Object.assign(flat, value);
    else flat[field] = value;
  }
  return flat;
}
