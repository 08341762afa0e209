import {
  type ChangeList,
  changesMarkdown,
  DEFAULT_BASE_PATH,
  type ListedChange,
  makeMarkdownRenderer,
  toInertMarkdown,
} from "luau-defs/site";

export interface ChangesNode {
  readonly basePath: string;
  readonly version: string;
  readonly since: string;
  readonly changes: readonly (Omit<ListedChange, "advice"> & { readonly adviceHtml: string | null })[];
  readonly markdown: string;
}

/** @param published the same changes with absolute addresses, for Markdown */
export function changesNode(
  { version, since, changes }: ChangeList,
  published: ChangeList,
  { basePath = DEFAULT_BASE_PATH }: { readonly basePath?: string | undefined },
): ChangesNode {
  // Links in advice are resolved already.
  const { toHtml } = makeMarkdownRenderer(() => null);
  const title = `# Changes in ${toInertMarkdown(version)} since ${toInertMarkdown(since)}`;
  return {
    basePath,
    version,
    since,
    changes: changes.map(({ advice, ...one }) => ({
      ...one,
      adviceHtml: advice === null ? null : toHtml(advice, []),
    })),
    markdown: `${title}\n\n${changesMarkdown(published.changes)}\n`,
  };
}
