/** Moves members that comments add to a class of another file into that class's module. */
import type { ConvertedFile, CommentProblem, ExtensionMembers } from "../../model/converted-file";
import { membersOf, entriesWithMembers, mapEntries } from "../../model/entries";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { AnyEntry, ClassEntry, ConstantEntry, Module, PropertyEntry } from "../../model/model";

export function attachMembers(convertedFiles: readonly ConvertedFile[]): readonly ConvertedFile[] {
  if (convertedFiles.every(({ extensionMembers }) => extensionMembers.length === 0)) return convertedFiles;
  const classModules = new Map(
    convertedFiles
      .filter(({ form }) => form !== "script")
      .toReversed()
      .flatMap(({ classNames, module }) => classNames.map((name) => [name, module] as const)),
  );
  const declared = [...classModules.values()].flatMap(entriesWithMembers);
  const isDocumented = ({ doc }: AnyEntry): boolean => doc.description !== "";
  const descriptionsById = new Map(declared.filter(isDocumented).map(({ id, doc }) => [id, doc.description]));
  const attached = convertedFiles.map((converted) => attachIn(converted, classModules, descriptionsById));
  // The comment at the function documents it, and `useEvent = require(…)` does not.
  const replaced = declared.filter(
    (one) => !isDocumented(one) && one.kind !== "class" && descriptionsById.has(one.id),
  );
  const ids = new Set(replaced.map(({ id }) => id));
  return attached.map((converted) => ({ ...converted, module: without(converted.module, ids) }));
}

function attachIn(
  converted: ConvertedFile,
  classModules: ReadonlyMap<string, Module>,
  descriptionsById: Map<SymbolId, string>,
): ConvertedFile {
  if (converted.extensionMembers.length === 0) return converted;
  const problems: CommentProblem[] = [];
  const extensionMembers = converted.extensionMembers.flatMap((members): readonly ExtensionMembers[] => {
    const classModule = classModules.get(members.owner);
    if (classModule === undefined) {
      const unknown = { kind: "unknownOwner", detail: members.owner } as const;
      problems.push(...members.names.map(({ text, span }) => ({ ...unknown, name: text, span })));
      return [];
    }
    const module = onPageOf(classModule, members);
    const repeated = entriesWithMembers(module).filter(
      ({ id, name }) => descriptionsById.has(id) && name !== members.owner,
    );
    // The class may have the function itself, with this comment: `Rope.splice = require("./splice")`.
    const documentedElsewhere = repeated.filter(
      ({ id, doc }) => descriptionsById.get(id) !== doc.description,
    );
    const names = new Set(documentedElsewhere.map(({ name }) => name));
    for (const { text, span } of members.names)
      if (names.has(text)) problems.push({ kind: "repeated", name: text, span });
    const remaining = without(module, new Set(repeated.map(({ id }) => id)));
    for (const { id, doc } of entriesWithMembers(remaining)) descriptionsById.set(id, doc.description);
    return [{ ...members, module: remaining }];
  });
  return { ...converted, extensionMembers, commentProblems: [...converted.commentProblems, ...problems] };
}

function onPageOf(classModule: Module, { owner, module: added }: ExtensionMembers): Module {
  const module = withIdsOf(added, added.id, classModule.id);
  const isOwner = ({ name }: ClassEntry): boolean => name === owner;
  const classes = module.classes.filter((entry) => !isOwner(entry) || membersOf(entry).length > 0);
  // A table without instances has constants.
  const isTable =
    !classModule.classes.some(isOwner) && !classes.some((one) => isOwner(one) && one.methods.length > 0);
  const ofTable = isTable ? classes.filter(isOwner).flatMap(({ properties }) => properties) : [];
  return {
    ...module,
    slug: classModule.slug,
    constants: [...module.constants, ...ofTable.map(toConstant)],
    classes: isTable ? classes.filter((entry) => !isOwner(entry)) : classes,
  };
}

function withIdsOf<T>(root: T, from: ModuleId, to: ModuleId): T {
  // Replacing ids by ids keeps the shape of lists and records.
  if (Array.isArray(root)) return root.map((item: unknown) => withIdsOf(item, from, to)) as T;
  if (typeof root !== "object" || root === null) return root;
  const entries = Object.entries(root).map(([key, value]: [string, unknown]) => {
    const isId = (key === "id" || key === "module") && typeof value === "string";
    if (!isId) return [key, withIdsOf(value, from, to)];
    return [key, value === from || value.startsWith(`${from}/`) ? to + value.slice(from.length) : value];
  });
  return Object.fromEntries(entries) as T;
}

const toConstant = ({ access, optional: _optional, ...property }: PropertyEntry): ConstantEntry => ({
  ...property,
  kind: "constant",
  // Drops `type:`, which marks a member of a type.
  id: property.id.replace("/type:", "/") as SymbolId,
  readonly: access === "read",
});

function without(module: Module, ids: ReadonlySet<SymbolId>): Module {
  if (ids.size === 0) return module;
  const isKept = ({ id }: { readonly id: SymbolId }): boolean => !ids.has(id);
  const classes = module.classes.map((entry) => ({
    ...entry,
    properties: entry.properties.filter(isKept),
    methods: entry.methods.filter(isKept),
  }));
  return mapEntries({ ...module, classes }, (entries) => entries.filter(isKept));
}
