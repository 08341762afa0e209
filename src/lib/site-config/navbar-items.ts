import { z } from "zod";
import { address, label } from "./setting-values";

const position = z.enum(["left", "right"]).default("left");

const linkFields = {
  label,
  to: z.string().startsWith("/", "expected a path that starts with “/”").optional(),
  href: address.optional(),
};

const oneTarget = {
  message: "expected either `to` (a page of this site) or `href` (any other address), one of them",
};
const hasOneTarget = (item: { readonly to?: string | undefined; readonly href?: string | undefined }) =>
  (item.to === undefined) !== (item.href === undefined);

const itemOfDropdown = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("default"), ...linkFields }),
    z.strictObject({ type: z.literal("html"), html: label }),
    z.strictObject({ type: z.literal("doc"), docId: label, label: label.optional() }),
    z.strictObject({ type: z.literal("docSidebar"), sidebarId: label, label: label.optional() }),
  ])
  .refine((item) => item.type !== "default" || hasOneTarget(item), oneTarget);

const surroundingItems = {
  itemsBefore: z.array(itemOfDropdown).default([]),
  itemsAfter: z.array(itemOfDropdown).default([]),
};

export const navbarItem = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("default"), position, ...linkFields }),
    /** A button that opens a list of links. */
    z.strictObject({
      type: z.literal("dropdown"),
      position,
      label,
      items: z.array(itemOfDropdown).min(1, "expected at least one item"),
    }),
    /** The languages of the site; keeps path, query and hash. */
    z.strictObject({ type: z.literal("localeDropdown"), position, ...surroundingItems }),
    z.strictObject({ type: z.literal("search"), position }),
    z.strictObject({ type: z.literal("html"), position, html: label }),
    /** A link to a page of the docs, in the reader's version. */
    z.strictObject({ type: z.literal("doc"), position, docId: label, label: label.optional() }),
    /** A link to the first page of a docs sidebar; current on each of its pages. */
    z.strictObject({ type: z.literal("docSidebar"), position, sidebarId: label, label: label.optional() }),
    /** A link to the reader's docs version. */
    z.strictObject({ type: z.literal("docsVersion"), position, label: label.optional(), to: linkFields.to }),
    /** The versions of the docs; keeps page, query and hash, and stores the choice. */
    z.strictObject({ type: z.literal("docsVersionDropdown"), position, ...surroundingItems }),
  ])
  .refine((item) => item.type !== "default" || hasOneTarget(item), oneTarget);

export const footerLink = z.strictObject(linkFields).refine(hasOneTarget, oneTarget);
