import { z } from "zod";
import { readYaml, text, type YamlReading } from "./read-yaml";

export type SidebarEntry =
  /** `intro`: a guide, by the end of its address. */
  | { readonly guide: string }
  | { readonly reference: string; readonly collapsed?: boolean | undefined }
  | {
      readonly category: string;
      readonly collapsed?: boolean | undefined;
      readonly items: readonly SidebarEntry[];
    }
  /** A page on any site. */
  | { readonly link: string; readonly href: string };

const entry: z.ZodType<SidebarEntry> = z.union(
  [
    text.transform((guide) => ({ guide })),
    z.strictObject({ reference: text, collapsed: z.boolean().optional() }),
    z.strictObject({
      category: text,
      collapsed: z.boolean().optional(),
      get items() {
        return z.array(entry);
      },
    }),
    z.strictObject({
      link: text,
      href: z
        .string()
        .regex(/^(\/(?!\/)|https?:\/\/)\S+$/, "a path that starts with `/`, or an address, is expected."),
    }),
  ],
  {
    error:
      "expected the name of a guide, or an object with `category` and `items`, with `reference`, " +
      "or with `link` and `href`.",
  },
);

const schema = z.strictObject({ docs: z.array(entry).min(1, "a sidebar has at least one entry.") });

export type SidebarFile = z.output<typeof schema>;

export const readSidebar = (file: string, source: string): YamlReading<SidebarFile> =>
  readYaml({ file, text: source, linesBefore: 0, rule: "sidebar" }, schema);
