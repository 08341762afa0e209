import { contentsOf } from "../../model/entries";
import { groupsOf, moduleTitle, ofModule, type Grouping } from "../../model/grouping";
import type { Module } from "../../model/model";
import { belowEntry } from "../html/heading-levels";
import { toSearchRecords } from "../search/to-search-records";
import { locationFields } from "./doc-fields";
import type { Emitter } from "./emitter";
import {
  classFields,
  constantFields,
  enumFields,
  eventFields,
  functionFields,
  plainValues,
  shown,
  signalsOf,
  typeFields,
} from "./entry-fields";

export type ModuleFields = ReturnType<typeof moduleFields>;

export function moduleFields(emitter: Emitter, module: Module, grouping: Grouping) {
  const { routes, markdown } = emitter;
  return {
    slug: module.slug,
    name: moduleTitle(module),
    group: module.group,
    icon: ofModule(grouping.icons, module),
    realms: module.realms,
    labels: module.labels,
    groups: groupsOf(module, grouping),
    href: routes.moduleHref(module.id),
    summary: markdown.toText(module.summary),
    contents: contentsOf(module),
    // The heading of the page has level 1, and its sections have level 2.
    descriptionHtml: markdown.toHtml(module.description, module.links, 2),
    namespaces: emitter.namespacesOf(module.id).map(({ id, name, summary, contents }) => ({
      name,
      href: routes.moduleHref(id),
      summary: markdown.toText(summary),
      contents,
    })),
    functions: shown(module.functions).map((entry) => functionFields(belowEntry(emitter, entry), entry)),
    constants: plainValues(module.constants).map((entry) =>
      constantFields(belowEntry(emitter, entry), entry),
    ),
    classes: shown(module.classes).map((entry) => classFields(emitter, entry)),
    enums: shown(module.enums).map((entry) => enumFields(belowEntry(emitter, entry), entry)),
    events: [
      ...shown(module.events).map((entry) => eventFields(belowEntry(emitter, entry), entry)),
      ...signalsOf(emitter, module.constants),
    ],
    types: shown(module.types).map((entry) => typeFields(belowEntry(emitter, entry), entry)),
    location: locationFields(module.location),
    moved: emitter.movedEntriesOf(module.id),
    searchRecords: toSearchRecords(routes, markdown, module),
    ...listingFields(emitter, module),
    verified: emitter.verifiedOf(module.id),
  };
}

function listingFields({ markdown, listingOf }: Emitter, module: Module) {
  const { requireLine, requireArgument: _argument, ...listing } = listingOf(module.id);
  // The line alone is not a script, and browsers may reach the module in another way.
  const html = (line: string): string => markdown.toHtml(`\`\`\`luau no-check\n${line}\n\`\`\``, []);
  return { ...listing, requireHtml: requireLine === null ? "" : html(requireLine) };
}
