import type { DocsRegistry, DocsVersion } from "../docs/registry";
import { currentVersion, docAt, docPath, findDoc, findSidebar, versionCandidates } from "../docs/registry";
import type { DropdownEntry, NavbarItem } from "../site-config/schema";
import { withoutTrailingSlash } from "../urls/base-path";

export interface NavbarContext {
  readonly docs: DocsRegistry;
  /** In the default locale, without the base path. */
  readonly path: string;
  readonly preferredVersion: string | null;
}

export interface NavbarLink {
  readonly label: string;
  /** Path of a page of this site, without its base path and in the default locale, or another address. */
  readonly to: string;
  /** For `aria-current`: the page itself, or a section that contains it. */
  readonly current: "page" | "true" | null;
}

/** Links or button labels by version, for readers with a preferred version. */
export type LinkByVersion = Readonly<
  Record<string, { readonly path?: string; readonly text?: string; readonly label?: string }>
>;

type LinkItem = Extract<
  NavbarItem | DropdownEntry,
  { readonly type: "default" | "doc" | "docSidebar" | "docsVersion" }
>;

/** Resolves a link item. Throws if its doc, sidebar or type does not exist, which the build checks first. */
export function toLink(item: LinkItem, context: NavbarContext): NavbarLink {
  const candidates = versionCandidates(context.docs, context.path, context.preferredVersion);
  const current = docAt(context.docs, context.path);
  switch (item.type) {
    case "default":
      return item.to === undefined
        ? { label: item.label, to: item.href ?? "", current: null }
        : internal(item.label, item.to, context, isWithin(item.to, context.path));
    case "doc":
      return internal(item.label ?? item.docId, findDoc(candidates, item.docId), context, false);
    case "docSidebar": {
      const { sidebar, href } = findSidebar(candidates, item.sidebarId);
      const inSidebar = current?.version.sidebars.find(({ id }) => id === sidebar.id)?.docs;
      return internal(
        item.label ?? sidebar.label,
        href,
        context,
        current !== null && (inSidebar === null || inSidebar?.includes(current.id) === true),
      );
    }
    case "docsVersion": {
      const version = currentVersion(context.docs, context.path, context.preferredVersion);
      return internal(item.label ?? version.label, item.to ?? version.path, context, current !== null);
    }
    default:
      throw unknownType(item);
  }
}

/** Resolves an item for each version; null if all readers get the same, as within the docs. */
export function toLinkByVersion(
  item: LinkItem,
  context: NavbarContext,
  localised: (path: string) => string,
): LinkByVersion | null {
  const { versions } = context.docs;
  if (versions.length < 2 || item.type === "default" || docAt(context.docs, context.path) !== null)
    return null;
  return Object.fromEntries(
    versions.map(({ name }) => {
      const { label, to } = toLink(item, { ...context, preferredVersion: name });
      return [name, { text: label, path: localised(to) }];
    }),
  );
}

export function unknownType(item: never): Error {
  return new Error(
    `There is no navbar item of the type ${JSON.stringify((item as { readonly type: unknown }).type)}.`,
  );
}

/** Links to the current page in each version; to an entry on its module's page, or the version's first. */
export function versionLinks(context: NavbarContext): readonly (NavbarLink & { readonly name: string })[] {
  const current = docAt(context.docs, context.path);
  return context.docs.versions.map((version) => {
    const path = current === null ? version.path : counterpart(version, current.id);
    return { ...internal(version.label, path, context, current?.version === version), name: version.name };
  });
}

function counterpart(version: DocsVersion, id: string): string {
  if (version.docs.includes(id)) return docPath(version, id);
  const [, module, entry] = /^(api\/[^/]+)\/(.+)$/.exec(id) ?? [];
  return module !== undefined && version.docs.includes(module)
    ? `${docPath(version, module)}#${(entry ?? "").replace(kindBehindName, "")}`
    : version.path;
}

/** The suffix of a page whose name collides with another one: the name without it exists as an anchor. */
const kindBehindName = /-(?:function|constant|class|enum|event|type)(?:-\d+)?$/;

function internal(label: string, path: string, context: NavbarContext, isSection: boolean): NavbarLink {
  const isPage = withoutTrailingSlash(path.replace(/[?#].*$/, "")) === context.path;
  return { label, to: path, current: isPage ? "page" : isSection ? "true" : null };
}

const isWithin = (section: string, path: string) =>
  section !== "/" && path.startsWith(`${withoutTrailingSlash(section)}/`);
