/**
 * Recognises enums written as two extern types, of the values and of their table. A type with additional
 * members remains a class, so that nothing is lost.
 */
import type { Diagnostic, StageResult } from "luau-diagnostics";
import { compare, memberPath, type TypeNode } from "luau-syntax";
import { mapModules, type ConvertedFile } from "../../model/converted-file";
import { typeId, type SymbolId } from "../../model/ids";
import type { ClassEntry, ConstantEntry, EnumEntry, EnumValue, Module } from "../../model/model";
import { nameMatcher, type EnumPattern, type ReferenceSettings } from "../../model/settings";
import {
  bodiesOf,
  fieldsOf,
  itemOf,
  pathsOfTypes,
  plainName,
  type Field,
  type TablePath,
} from "./enum-tables";
import { mergeDocs } from "./merge-docs";
import { checkNames, patternFinding } from "./setting-finding";
import { entriesOfFields } from "./table-fields";

interface Candidates {
  /** Types of values, by name. */
  readonly items: ReadonlyMap<string, ClassEntry>;
  readonly tables: readonly ClassEntry[];
  readonly classes: ReadonlyMap<string, ClassEntry>;
}

interface ExternEnum {
  readonly item: ClassEntry;
  readonly table: ClassEntry;
  readonly path: TablePath | null;
}

export function externEnums(
  convertedFiles: readonly ConvertedFile[],
  documentedCount: number,
  pattern: EnumPattern,
  settings: ReferenceSettings,
): StageResult<readonly ConvertedFile[]> {
  const candidates = candidatesIn(convertedFiles, pattern);
  const enums = findEnums(candidates, pathsOfTypes(convertedFiles));
  const documented = new Set(convertedFiles.slice(0, documentedCount).map(({ source }) => source.path));
  const settingFindings = checkPattern(convertedFiles, settings);
  const shapes = unmatchedCandidates(candidates, enums).filter(({ file }) => documented.has(file));
  return {
    value: convertedFiles.map((converted) => withEnums(converted, enums, candidates)),
    // With a wrong name, no shape can match.
    diagnostics: settingFindings.length > 0 ? settingFindings : shapes,
  };
}

function candidatesIn(convertedFiles: readonly ConvertedFile[], { item, table }: EnumPattern): Candidates {
  const externs = convertedFiles
    .flatMap(({ module }) => module.classes)
    .filter(({ origin }) => origin === "extern");
  const [isItem, isTable] = [nameMatcher(item), nameMatcher(table)];
  const extending = (matches: (name: string) => boolean): readonly ClassEntry[] =>
    externs.filter(({ parent }) => parent !== null && matches(parent.name));
  return {
    items: new Map(
      extending(isItem)
        .filter(isBare)
        .map((entry) => [entry.name, entry]),
    ),
    tables: extending(isTable),
    classes: new Map(externs.toReversed().map((entry) => [entry.name, entry])),
  };
}

/** A type with members is more than the type of an enum's values. */
const isBare = ({ properties, methods, indexer }: ClassEntry): boolean =>
  properties.length === 0 && methods.length === 0 && indexer === null;

/** If two tables have the same item type, the first one wins. */
function findEnums(
  { items, tables }: Candidates,
  tablePaths: ReadonlyMap<string, TablePath>,
): ReadonlyMap<SymbolId, ExternEnum> {
  const enums = new Map<SymbolId, ExternEnum>();
  for (const table of tables) {
    const item = items.get(itemOf(table, (name) => items.has(name)) ?? "");
    if (item !== undefined && !enums.has(item.id))
      enums.set(item.id, { item, table, path: tablePaths.get(table.name) ?? null });
  }
  return enums;
}

function withEnums(
  converted: ConvertedFile,
  enums: ReadonlyMap<SymbolId, ExternEnum>,
  { classes }: Candidates,
): ConvertedFile {
  const tables = new Set([...enums.values()].map(({ table }) => table.id));
  const moved = new Set([...enums.values()].flatMap(({ path: tablePath }) => tablePath?.constant?.id ?? []));
  const names = new Set([...enums.values()].map(({ table }) => table.name));
  const bodies = bodiesOf(converted);
  const ofModule = (module: Module): Module => {
    const others = module.constants.map((constant) => otherFields(constant, bodies, names));
    const added = module.classes.flatMap(({ id }) => enums.get(id) ?? []).map(toEnum);
    return {
      ...module,
      functions: [...module.functions, ...others.flatMap(({ functions }) => functions)],
      constants: [
        ...module.constants.filter(({ id }) => !moved.has(id)),
        ...others.flatMap(({ constants }) => constants),
      ],
      classes: module.classes
        .filter(({ id }) => !enums.has(id))
        .map((entry) => (tables.has(entry.id) ? hiddenTable(entry, classes) : entry)),
      enums: added.length === 0 ? module.enums : [...module.enums, ...added].sort(byLine),
    };
  };
  return {
    ...mapModules(converted, ofModule),
    parents: converted.parents.filter(({ child }) => !enums.has(child)),
  };
}

function otherFields(
  constant: ConstantEntry,
  bodies: ReadonlyMap<string, TypeNode>,
  tables: ReadonlySet<string>,
): ReturnType<typeof entriesOfFields> {
  const isEnum = ({ type }: Field): boolean => tables.has(plainName(type) ?? "");
  const fields = fieldsOf(constant.type, bodies);
  return entriesOfFields(constant, fields.some(isEnum) ? fields.filter((field) => !isEnum(field)) : []);
}

const byLine = (a: EnumEntry, b: EnumEntry): number =>
  a.location.line - b.location.line || compare(a.path, b.path);

/** A table of only the enum's values, and functions that all such tables have, is not shown separately. */
function hiddenTable(table: ClassEntry, classes: ReadonlyMap<string, ClassEntry>): ClassEntry {
  const base = classes.get(table.parent?.name ?? "");
  const common = new Set(base?.methods.map(({ name }) => name));
  const isMore = table.indexer !== null || table.methods.some((one) => !common.has(one.name) || hasDocs(one));
  return isMore ? table : { ...table, doc: { ...table.doc, visibility: "private" } };
}

const hasDocs = ({ signatures, doc: { description, deprecated } }: ClassEntry["methods"][number]): boolean =>
  description !== "" ||
  deprecated !== null ||
  signatures.some((one) => [one, ...one.parameters, ...one.returns].some((slot) => slot.description !== ""));

function toEnum({ item, table, path: tablePath }: ExternEnum): EnumEntry {
  const path = tablePath?.path ?? item.name;
  const constant = tablePath?.constant ?? null;
  const doc = mergeDocs([item.doc, table.doc, ...(constant === null ? [] : [constant.doc])]);
  return {
    kind: "enum",
    id: item.id,
    name: item.name,
    path,
    module: item.module,
    location: table.location,
    doc,
    origin: "extern",
    extern: { item: { name: item.parent?.name ?? "", target: null }, table: table.name },
    values: table.properties.map((property): EnumValue => {
      const valuePath = memberPath(path, property.name, ".");
      return {
        kind: "enumValue",
        id: typeId(item.module, `${item.name}.${property.name}`),
        name: property.name,
        path: valuePath,
        module: item.module,
        location: property.location,
        doc: mergeDocs([property.doc]),
        value: valuePath,
        type: property.type,
      };
    }),
  };
}

/** Checks the project's own patterns only: a platform's match nothing where its enums are not used. */
function checkPattern(
  convertedFiles: readonly ConvertedFile[],
  { enums, locateSetting }: ReferenceSettings,
): readonly Diagnostic[] {
  if (enums === null) return [];
  const { item, table } = enums;
  const parents = convertedFiles.flatMap(({ module }) =>
    module.classes.flatMap(({ parent }) => parent?.name ?? []),
  );
  const names = { candidateNames: [...new Set(parents)], noun: "no parent of an extern type" };
  return [
    ...checkNames(locateSetting, "enums.item", item, names),
    ...checkNames(locateSetting, "enums.table", table, names),
  ];
}

function unmatchedCandidates(
  { items, tables, classes }: Candidates,
  enums: ReadonlyMap<SymbolId, ExternEnum>,
): readonly Diagnostic[] {
  const used = new Set([...enums.values()].map(({ table }) => table.id));
  const itemsWithoutTable = [...items.values()]
    .filter(({ id }) => !enums.has(id))
    .map(({ name, parent, location }) =>
      patternFinding(
        location,
        `\`${name}\` extends \`${parent?.name}\`, and no table of \`enums\` has its values: ` +
          "it stays a class.",
        "Declare an extern type with the values that extends what `enums.table` names.",
      ),
    );
  const others = tables
    .filter(({ id }) => !used.has(id))
    .map(({ name, parent, location }) =>
      patternFinding(
        location,
        `\`${name}\` extends \`${parent?.name}\`, and its properties are not of one type of values ` +
          "that has no other table: it stays a class.",
        "Give all its properties the type of the enum's values.",
      ),
    );
  return [...itemsWithoutTable, ...others, ...itemTypesWithMembers(classes, items)];
}

/** Types that have members, but extend the same parent as item types. */
function itemTypesWithMembers(
  classes: Candidates["classes"],
  items: Candidates["items"],
): readonly Diagnostic[] {
  const parents = new Set([...items.values()].map(({ parent }) => parent?.name));
  return [...classes.values()]
    .filter(({ name, parent }) => parent !== null && parents.has(parent.name) && !items.has(name))
    .map(({ name, location }) =>
      patternFinding(
        location,
        `\`${name}\` has members of its own beside an enum's values: it stays a class.`,
        "Declare the members on the type that it extends, or leave it out of the enums.",
      ),
    );
}
