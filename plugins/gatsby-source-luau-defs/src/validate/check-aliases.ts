import type { Diagnostic } from "luau-contract";
import { modulesOf, type LinkedDraft } from "../model/draft";
import { entriesOf, membersOf } from "../model/entries";
import type { EntryDoc, Module } from "../model/model";
import { report, type Check } from "./check";

type Named = Pick<EntryDoc, "aliases"> & { readonly path: string; readonly name: string };

const namedIn = (module: Module): readonly Named[] =>
  entriesOf(module).flatMap((entry) => [entry, ...membersOf(entry)]);

/** Words of `@alias` that another symbol is called: readers who know its name would be led astray. */
export const checkAliases: Check = (drafts) => {
  const entries = drafts.flatMap((draft) => modulesOf(draft).flatMap(namedIn));
  if (entries.every(({ aliases }) => aliases.length === 0)) return [];
  const paths = new Map(
    entries.flatMap(({ path, name }) => [name, path].map((known) => [known.toLowerCase(), path] as const)),
  );
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return drafts.flatMap((draft) =>
    draft.documented.flatMap(({ name, tags }) => {
      const tag = tags.find((written) => written.name === "alias");
      const aliases = tag === undefined ? [] : (byPath.get(name)?.aliases ?? []);
      return tag === undefined
        ? []
        : aliases.flatMap((alias) =>
            checkAlias(draft, tag.span, alias, paths.get(alias.toLowerCase()), name),
          );
    }),
  );
};

function checkAlias(
  { source }: LinkedDraft,
  span: readonly [number, number],
  alias: string,
  other: string | undefined,
  name: string,
): readonly Diagnostic[] {
  if (other === undefined) return [];
  const message =
    other === name
      ? `\`${alias}\` is its name already.`
      : `\`${alias}\` is the name of another symbol, \`${other}\`.`;
  return [report(source, span, "alias-of-another", message, "Remove it: names are found without aliases.")];
}
