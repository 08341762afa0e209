/** The searches that `npm run bench -- intents` compares. */
import MiniSearch from "minisearch";
import { EMPTY_THESAURUS } from "../../../../packages/luau-search/src/thesaurus";
import { searchMeanings } from "../../../../packages/luau-search/src/by-meaning";
import { searchByName } from "../../../../packages/luau-search/src/by-name";
import thesaurus from "../../../../packages/luau-search/src/thesaurus.json";
import { openIndex, search } from "../../../../packages/luau-search/src/search";
import type { OpenIndex } from "../../../../packages/luau-search/src/search-words";
import { makeHandlers } from "../../../../plugins/gatsby-source-luau-defs/src/emit/signatures/handler";
import { makeRoutes } from "../../../../plugins/gatsby-source-luau-defs/src/emit/addresses/routes";
import { moduleMarkdown } from "../../../../plugins/gatsby-source-luau-defs/src/emit/markdown/module-markdown";
import { NO_HISTORY } from "../../../../plugins/gatsby-source-luau-defs/src/model/history";
import { definitionsModel } from "./read-definitions";
import { addressOf, scoreSaid, type Intent } from "./intents";
import { openSite } from "./read-site";

export { isHeldOut, readIntents, scoreIntents, toLine } from "./intents";

type Search = (query: string) => readonly string[];

export function searches(): readonly (readonly [name: string, search: Search])[] {
  const { index, parts } = openSite();
  const without = (builtIn: typeof thesaurus | typeof EMPTY_THESAURUS) =>
    openIndex(parts.symbols, parts.words, builtIn);
  return [
    ["our search", searchIn(index)],
    ["without thesaurus", searchIn(without(EMPTY_THESAURUS))],
    ["without names of other engines", searchIn(without({ ...thesaurus, names: {} }))],
    ["without aliases", searchIn(openIndex({ ...parts.symbols, a: {} }, parts.words))],
    ["without symbols' details", searchIn(openIndex({ ...parts.symbols, w: [] }, parts.words))],
    ["without fusion: meanings, names where there are none", withoutFusion(index)],
    ["without fusion: names, meanings where there are none", namesFirst(index)],
    ["MiniSearch as in VitePress", miniSearch(index)],
  ];
}

const searchIn =
  (index: OpenIndex): Search =>
  (query) =>
    search(index, query, 20).results.map(addressOf);

/** What our search says of queries that have an answer here, and of those that have none. */
export function saidLine(intents: readonly Intent[]): string {
  const { index } = openSite();
  const { lost, admitted, unanswered } = scoreSaid(intents, (query) => search(index, query));
  return `said to have no answer: ${admitted} of ${unanswered} that have none, ${lost.length} of ${intents.length} that have one`;
}

const idsOf = (index: OpenIndex, query: string): readonly string[] => {
  if (index.meanings === null) return [];
  const { symbolCount } = index.meanings;
  const { hits } = searchMeanings(index.meanings, query, { admits: () => true, isNamed: false });
  return hits.map(({ id }) =>
    id < symbolCount
      ? (index.symbols?.symbols[id]?.path ?? "")
      : (index.pages?.sections[id - symbolCount]?.href.slice(1) ?? ""),
  );
};

const namesOf = (index: OpenIndex, query: string): readonly string[] =>
  index.symbols === null
    ? []
    : searchByName(index.symbols, query, () => true).map(
        ({ symbol }) => index.symbols?.symbols[symbol]?.path ?? "",
      );

const withoutFusion =
  (index: OpenIndex): Search =>
  (query) => {
    const meant = idsOf(index, query);
    return meant.length > 0 ? meant : namesOf(index, query);
  };

const namesFirst =
  (index: OpenIndex): Search =>
  (query) => {
    const named = namesOf(index, query);
    return named.length > 0 ? named : idsOf(index, query);
  };

/**
 * A section a heading of the published Markdown, one for each member without a heading, VitePress' options.
 */
function miniSearch(index: OpenIndex): Search {
  const headed = symbolSections();
  const known = new Set(headed.map(({ id }) => id));
  const members = (index.symbols?.symbols ?? []).filter(({ path }) => !known.has(path));
  const sections = [
    ...headed,
    ...members.map(({ path, signature, summary }) => ({
      id: path,
      title: path,
      titles: "",
      text: `${signature} ${summary}`,
    })),
    ...(index.pages?.sections ?? []).map(({ href, title, heading, text }) => ({
      id: href.slice(1),
      title: heading === "" ? title : heading,
      titles: heading === "" ? "" : title,
      text,
    })),
  ];
  const mini = new MiniSearch<(typeof sections)[number]>({ fields: ["title", "titles", "text"] });
  mini.addAll(sections);
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };
  return (query) => mini.search(query, options).map(({ id }) => String(id));
}

function symbolSections() {
  const model = definitionsModel();
  const context = {
    namespacesOf: () => [],
    requireLineOf: () => null,
    addressOf: makeRoutes(model).href,
    handlerOf: makeHandlers(model),
    historyOf: () => NO_HISTORY,
    missingIn: () => null,
    verifiedOf: () => null,
  };
  const seen = new Set<string>();
  return model.modules.flatMap((module) => {
    const [head = "", ...parts] = moduleMarkdown(context, module, null).split(/^#{3,} /m);
    const entries = parts.map((part) => {
      const [title = "", ...text] = part.split("\n");
      return { id: title.replace(/[`\\]/g, ""), title, titles: module.name, text: text.join("\n") };
    });
    const all = [{ id: module.name, title: module.name, titles: "", text: head }, ...entries];
    return all.filter(({ id }) => !seen.has(id) && seen.add(id));
  });
}
