/**
 * In: an emitted module. Out: the fields of its node. If each entry has its own page and node, the module's
 * node only contains what the index and links by name need; otherwise a node of tens of megabytes would be
 * stored and searched after every change.
 */
import type { GraphqlModule } from "luau-defs/site";

type Entries<K extends keyof GraphqlModule> = GraphqlModule[K] extends readonly (infer T)[] ? T : never;

export function moduleNode(module: GraphqlModule, isSplit: boolean): GraphqlModule {
  if (!isSplit) return module;
  const entries = <T extends Entry>(list: readonly T[]): T[] => list.map(listed);
  return {
    ...module,
    functions: module.functions.map(listedFunction),
    constants: entries(module.constants),
    classes: module.classes.map((entry) => ({
      ...listed(entry),
      properties: entries(entry.properties),
      methods: entry.methods.map(listedFunction),
      ancestors: [],
      extendedBy: [],
      inherited: [],
      indexer: null,
      usedBy: { ...entry.usedBy, ...NO_USES },
    })),
    enums: module.enums.map((entry) => ({
      ...listed(entry),
      values: [],
      usedBy: { ...entry.usedBy, ...NO_USES },
    })),
    events: module.events.map((entry) => ({
      ...listed(entry),
      handlerHtml: "",
      parameters: [],
      returns: [],
      usedBy: { ...entry.usedBy, ...NO_USES },
    })),
    types: module.types.map((entry) => ({ ...listed(entry), usedBy: { ...entry.usedBy, ...NO_USES } })),
  };
}

type Entry = Pick<Entries<"constants">, "doc" | "formerAnchors">;

const NO_USES = { returnedBy: [], takenBy: [] };

const listed = <T extends Entry>(entry: T): T => ({
  ...entry,
  doc: { ...entry.doc, descriptionHtml: "", errors: [] },
});

/** Only the line of the first signature. */
const listedFunction = (entry: Entries<"functions">): Entries<"functions"> => ({
  ...listed(entry),
  signatures: entry.signatures.slice(0, 1).map(({ declaration }) => ({
    declaration: { ...declaration, breaks: [] },
    parameters: [],
    returns: [],
    descriptionHtml: "",
  })),
});
