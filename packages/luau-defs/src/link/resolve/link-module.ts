import { mapSame, type TypeReference, withChanges } from "luau-syntax";
import {
  mapModules,
  type LinkedFile,
  type ConvertedFile,
  type RequiredFile,
} from "../../model/converted-file";
import type {
  ClassEntry,
  ConstantEntry,
  EntryDoc,
  EnumEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  Module,
  ParameterEntry,
  PropertyEntry,
  ReturnEntry,
  TypeEntry,
} from "../../model/model";
import type { SymbolId } from "../../model/ids";
import { isOptional } from "../../model/optional";
import { linkAll, linkDeprecation, pathResolver, type ResolvePath } from "./link-docs";
import { linkGenerics, linkType, linkTypeOrGenericPack, type ResolveReference } from "./link-types";
import { nameResolver } from "./resolve-names";
import type { SymbolIndex } from "./symbol-index";

interface Linker {
  readonly type: ResolveReference;
  readonly path: ResolvePath;
}

export function linkModule(
  converted: ConvertedFile,
  index: SymbolIndex,
  required: ReadonlyMap<RequiredFile, ConvertedFile> = NOTHING_REQUIRED,
): LinkedFile {
  const unknownTypes: TypeReference[] = [];
  const type = nameResolver(converted, index, required, (reference) => unknownTypes.push(reference));
  const parent = parentResolver(converted, index, required);
  const link = (module: Module): Module => linkEntries(module, type, { index, parent });
  const locals = converted.locals.map((alias) => ({
    ...alias,
    generics: linkGenerics(alias.generics, type),
    type: linkType(alias.type, type),
  }));
  return {
    ...mapModules(converted, link),
    locals,
    unknownTypes,
    requiredFiles: required,
  };
}

interface ClassLinker extends Linker {
  readonly parent: (name: string) => SymbolId | null;
}

/** Finds parents by name: `Animal` in the file or the definitions, `kennel.Dog` in a required module. */
function parentResolver(
  { module, requires }: ConvertedFile,
  index: SymbolIndex,
  required: ReadonlyMap<RequiredFile, ConvertedFile>,
): ClassLinker["parent"] {
  const typesOf = (id: ConvertedFile["module"]["id"] | undefined, name: string): SymbolId | undefined =>
    id === undefined ? undefined : index.modules.get(id)?.types.get(name);
  return (path) => {
    const [prefix = "", name] = path.split(".");
    if (name === undefined) return typesOf(module.id, path) ?? index.types.get(path) ?? null;
    const request = requires.find((one) => one.name === prefix);
    return (request && typesOf(required.get(request)?.module.id, name)) ?? null;
  };
}

function linkEntries(
  module: Module,
  type: ResolveReference,
  { index, parent }: { readonly index: SymbolIndex; readonly parent: ClassLinker["parent"] },
): Module {
  const linker: Linker = { type, path: pathResolver(index, module.id, null) };
  const within = (owner: string): Linker => ({ type, path: pathResolver(index, module.id, owner) });
  return {
    ...module,
    links: linkAll(module.links, linker.path),
    functions: module.functions.map((entry) => linkFunction(entry, linker)),
    constants: module.constants.map((entry) => linkConstant(entry, linker)),
    classes: module.classes.map((entry) => linkClass(entry, { ...within(entry.path), parent })),
    enums: module.enums.map((entry) => linkEnum(entry, within(entry.path), index)),
    events: module.events.map((entry) => linkEvent(entry, linker)),
    types: module.types.map((entry) => ({
      ...linkValue(entry, linker),
      generics: linkGenerics(entry.generics, type),
    })),
  };
}

const NOTHING_REQUIRED: ReadonlyMap<RequiredFile, ConvertedFile> = new Map();

const linkDoc = (doc: EntryDoc, { path }: Linker): EntryDoc =>
  withChanges(doc, {
    links: linkAll(doc.links, path),
    deprecated: linkDeprecation(doc.deprecated, path),
  });

const linkFunction = (entry: FunctionEntry, linker: Linker): FunctionEntry =>
  withChanges(entry, {
    doc: linkDoc(entry.doc, linker),
    signatures: linkSignatures(entry.signatures, linker),
  });

function linkSignatures(
  signatures: FunctionEntry["signatures"],
  linker: Linker,
): FunctionEntry["signatures"] {
  const linked = mapSame(signatures, linkSignature, linker);
  const [first, ...rest] = linked;
  return linked === signatures || first === undefined ? signatures : [first, ...rest];
}

const linkSignature = (signature: FunctionSignature, linker: Linker): FunctionSignature =>
  withChanges(signature, {
    generics: linkGenerics(signature.generics, linker.type),
    ...linkSlotLists(signature, linker),
    self: signature.self === null ? null : linkType(signature.self, linker.type),
  });

function linkSlot<T extends ParameterEntry | ReturnEntry>(slot: T, linker: Linker): T {
  const type = linkTypeOrGenericPack(slot.type, linker.type);
  return withChanges<ParameterEntry | ReturnEntry, T>(slot, {
    type,
    links: linkAll(slot.links, linker.path),
    optional: type === slot.type ? slot.optional : isOptional(type),
  });
}

function linkClass(entry: ClassEntry, linker: ClassLinker): ClassEntry {
  const { indexer, parent } = entry;
  return {
    ...entry,
    doc: linkDoc(entry.doc, linker),
    generics: linkGenerics(entry.generics, linker.type),
    parent: parent === null ? null : { ...parent, target: linker.parent(parent.name) },
    properties: mapSame(entry.properties, linkProperty, linker),
    methods: mapSame(entry.methods, linkFunction, linker),
    indexer:
      indexer === null
        ? null
        : {
            ...indexer,
            links: linkAll(indexer.links, linker.path),
            key: linkType(indexer.key, linker.type),
            value: linkType(indexer.value, linker.type),
          },
  };
}

type ValueEntry = ConstantEntry | PropertyEntry | TypeEntry;

const linkValue = <T extends ValueEntry>(entry: T, linker: Linker): T =>
  withChanges<Pick<ValueEntry, "doc" | "type">, T>(entry, {
    doc: linkDoc(entry.doc, linker),
    type: linkType(entry.type, linker.type),
  });

const linkConstant = (entry: ConstantEntry, linker: Linker): ConstantEntry =>
  withChanges(linkValue(entry, linker), { event: linkEventSlots(entry.event, linker) });

/** The inlined alias may be optional. */
function linkProperty(entry: PropertyEntry, linker: Linker): PropertyEntry {
  const linked = linkValue(entry, linker);
  return withChanges(linked, {
    optional: isOptional(linked.type),
    event: linkEventSlots(entry.event, linker),
  });
}

const linkEventSlots = (event: EventSlots | null, linker: Linker): EventSlots | null =>
  event === null ? null : withChanges(event, linkSlotLists(event, linker));

const linkSlotLists = ({ parameters, returns }: EventSlots, linker: Linker): EventSlots => ({
  parameters: mapSame(parameters, linkSlot<ParameterEntry>, linker),
  returns: mapSame(returns, linkSlot<ReturnEntry>, linker),
});

const linkEnum = (entry: EnumEntry, linker: Linker, { types }: SymbolIndex): EnumEntry => ({
  ...entry,
  extern:
    entry.extern === null
      ? null
      : {
          ...entry.extern,
          item: { ...entry.extern.item, target: types.get(entry.extern.item.name) ?? null },
        },
  doc: linkDoc(entry.doc, linker),
  values: entry.values.map((value) => ({
    ...value,
    doc: linkDoc(value.doc, linker),
    type: value.type === null ? null : linkType(value.type, linker.type),
  })),
});

const linkEvent = (entry: EventEntry, linker: Linker): EventEntry => ({
  ...entry,
  doc: linkDoc(entry.doc, linker),
  ...linkSlotLists(entry, linker),
});
