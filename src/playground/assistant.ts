import type { EditorState } from "@codemirror/state";
import type { Source } from "luau-wasm";
import siteData from "site-data";
import type { Translate } from "../lib/i18n/translate";
import { element } from "../lib/browser/dom";
import { wholeTextOf } from "./hidden-lines";
import type { LanguageClient } from "./language-client";
import type { Calls } from "./luau-worker-messages";

interface Files {
  readonly active: () => string;
  readonly sources: (state: EditorState) => readonly Source[];
}

export function createAssistant(language: LanguageClient, files: () => Files, t: Translate) {
  const request = <Name extends "complete" | "hover" | "signature">(
    name: Name,
    state: EditorState,
    offset: number,
  ): Promise<Calls[Name][1]> =>
    language.call(name, {
      sources: files().sources(state),
      name: files().active(),
      offset: wholeTextOf(state).toWhole(offset),
    });
  return {
    complete: (state: EditorState, offset: number) => request("complete", state, offset),
    signature: (state: EditorState, offset: number) => request("signature", state, offset),
    /** The span is in the editor's text. */
    hover: async (state: EditorState, offset: number) => {
      const hover = await request("hover", state, offset);
      const { toShown } = wholeTextOf(state);
      return hover && { ...hover, span: hover.span.map((end) => toShown(end).offset) };
    },
    /** What the reference says about a documentation symbol, with a link to its entry. */
    describe: async (symbol: string | undefined): Promise<readonly Node[]> => {
      const description = symbol === undefined ? null : await language.call("describe", { symbol });
      if (description === null) return [];
      const { summary, href } = description;
      const linkText = t("try.reference");
      return [
        ...(summary === "" ? [] : [element("p", {}, summary)]),
        ...(href === "" ? [] : [element("p", {}, element("a", { href: onPage(href) }, linkText))]),
      ];
    },
  };
}

export type Assistant = ReturnType<typeof createAssistant>;

/** An address of this site, from its root: the site may be served from another host than its own. */
function onPage(href: string): string {
  const { origin } = new URL(siteData.site.url);
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}
