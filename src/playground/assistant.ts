/** The editor's requests about a location in its text. */
import type { EditorState } from "@codemirror/state";
import siteData from "site-data";
import type { Calls, Completion, Description, Hover, SignatureHelp } from "./luau-worker-messages";
import { element } from "./dom";

export interface Assistant {
  readonly complete: (state: EditorState, offset: number) => Promise<readonly Completion[]>;
  /** The span is in the editor's text. */
  readonly hover: (state: EditorState, offset: number) => Promise<Hover | null>;
  readonly signature: (state: EditorState, offset: number) => Promise<SignatureHelp | null>;
  readonly describe: (symbol: string) => Promise<Description | null>;
  /** The words of a link to an entry. */
  readonly linkText: string;
}

export type LanguageRequest = <Name extends "complete" | "hover" | "signature">(
  name: Name,
  state: EditorState,
  offset: number,
) => Promise<Calls[Name][1]>;

export async function describe(
  { describe: find, linkText }: Assistant,
  symbol: string | undefined,
): Promise<readonly Node[]> {
  const description = symbol === undefined ? null : await find(symbol);
  if (description === null) return [];
  const { summary, href } = description;
  const link = element("a", { href: onPage(href) }, linkText);
  return [
    ...(summary === "" ? [] : [element("p", {}, summary)]),
    ...(href === "" ? [] : [element("p", {}, link)]),
  ];
}

/** An address of this site, from its root: the site may be served from another host than its own. */
function onPage(href: string): string {
  const { origin } = new URL(siteData.site.url);
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}
