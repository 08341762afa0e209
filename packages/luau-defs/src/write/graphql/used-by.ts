import { type GenericPack, type TypeNode, visitReferences } from "luau-syntax";
import { isPublic } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { ApiModel, FunctionEntry } from "../../model/model";

export type User = Pick<FunctionEntry, "id" | "path">;

interface Uses {
  readonly returnedBy: readonly User[];
  readonly takenBy: readonly User[];
}

export type UsesOf = (id: SymbolId) => Uses;

const NONE: Uses = { returnedBy: [], takenBy: [] };

export function makeUses(model: ApiModel): UsesOf {
  const uses = new Map<
    SymbolId,
    { readonly returnedBy: Set<FunctionEntry>; readonly takenBy: Set<FunctionEntry> }
  >();
  const note = (
    slots: readonly { readonly type: TypeNode | GenericPack }[],
    role: keyof Uses,
    user: FunctionEntry,
  ): void => {
    for (const { type } of slots) {
      visitReferences(type, ({ target }) => {
        if (target.kind !== "symbol") return;
        const users = uses.get(target.id) ?? { returnedBy: new Set(), takenBy: new Set() };
        users[role].add(user);
        uses.set(target.id, users);
      });
    }
  };
  for (const user of functionsOf(model)) {
    for (const { parameters, returns } of user.signatures) {
      note(returns, "returnedBy", user);
      note(parameters, "takenBy", user);
    }
  }
  return (id) => {
    const users = uses.get(id);
    if (users === undefined) return NONE;
    return { returnedBy: [...users.returnedBy].map(toUser), takenBy: [...users.takenBy].map(toUser) };
  };
}

const toUser = ({ id, path }: FunctionEntry): User => ({ id, path });

function* functionsOf({ modules }: ApiModel): Iterable<FunctionEntry> {
  for (const module of modules) {
    yield* module.functions.filter(isPublic);
    for (const { methods } of module.classes.filter(isPublic)) yield* methods.filter(isPublic);
  }
}
