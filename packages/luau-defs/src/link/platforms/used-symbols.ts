/** In: an inventory, and the texts of a project. Out: which of its symbols the project may refer to. */
import { lastPart } from "luau-syntax";
import { isMember, ownerOf, partsOf, type Inventory, type InventorySymbol } from "../../model/inventory";
import { lastOfRequest } from "../../model/require-argument";

interface IsUsed {
  readonly symbol: (symbol: InventorySymbol) => boolean;
  /** Whether a text requires a module, by the whole request or by its last name, as packages are required. */
  readonly module: (request: string) => boolean;
}

/** A word that is a name counts, whatever it stands for: what is left out cannot be linked. */
export function usedIn({ symbols, enums }: Inventory, texts: readonly string[]): IsUsed {
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  const parents = new Map(
    symbols.flatMap(({ type, extends: parent }) => (type && parent ? [[type, parent]] : [])),
  );
  // Types that extend another have all of its members.
  const whole = new Set(
    texts.flatMap((text) =>
      Array.from(text.matchAll(/\bextends\s+([A-Za-z_]\w*)/g), ([, name = ""]) => name),
    ),
  );
  addParents(whole, parents);
  const needed = new Set([...words, ...whole, ...Object.values(enums ?? {})]);
  addParents(needed, parents);
  const isRequired = requiredIn(words);
  const isEntry = ({ kind, path, type, require }: InventorySymbol): boolean => {
    if (kind === "module" && require !== undefined) return isRequired(require);
    // A script may give a module any name.
    const isNamed = words.has(lastPart(path)) && (require !== undefined || allIn(path, words));
    return isNamed || (type !== undefined && needed.has(type));
  };
  const owners = new Set(
    symbols.filter((one) => one.type !== undefined && isEntry(one)).map(({ path }) => path),
  );
  const isMemberUsed = ({ kind, path }: InventorySymbol): boolean => {
    const owner = ownerOf(path);
    return owners.has(owner) && (kind === "enumValue" || whole.has(owner) || words.has(lastPart(path)));
  };
  const isValue = ({ kind, path }: InventorySymbol): boolean => kind === "enumValue" && allIn(path, words);
  return {
    module: isRequired,
    symbol: (symbol) => (isMember(symbol) ? isMemberUsed(symbol) || isValue(symbol) : isEntry(symbol)),
  };
}

function requiredIn(words: ReadonlySet<string>): (request: string) => boolean {
  const folded = new Set([...words].map((word) => word.toLowerCase()));
  return (request) => folded.has(lastOfRequest(request).toLowerCase());
}

const allIn = (path: string, words: ReadonlySet<string>): boolean =>
  partsOf(path).every((part) => words.has(part));

/** The set grows while it is iterated. */
function addParents(types: Set<string>, parents: ReadonlyMap<string, string>): void {
  for (const name of types) {
    const parent = parents.get(name);
    if (parent !== undefined) types.add(parent);
  }
}
