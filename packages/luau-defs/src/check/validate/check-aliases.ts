import type { Diagnostic } from "luau-diagnostics";
import { groupBy, type SourceText, type Span } from "luau-syntax";
import {
  modulesOf,
  type DocumentedSubject,
  type LinkedFile,
  type WrittenTag,
} from "../../model/converted-file";
import { entriesOf, entriesWithMembers } from "../../model/entries";
import { report, type Check } from "./check";

/** Reports words of `@alias` that name another symbol, and those that add nothing. */
export const checkAliases: Check = (convertedFiles) => {
  const isUsed = convertedFiles.some(({ documented }) => documented.some(({ tags }) => tags.some(isAlias)));
  if (!isUsed) return [];
  const pathsByName = namesOf(convertedFiles);
  return convertedFiles.flatMap(({ source, documented }) =>
    documented.flatMap((subject) => checkSubject(source, subject, pathsByName)),
  );
};

const isAlias = ({ name }: WrittenTag): boolean => name === "alias";

type PathsByName = ReadonlyMap<string, ReadonlySet<string>>;

/** Symbols' paths by all that readers may call them: the names of entries, and the paths of members, too. */
function namesOf(convertedFiles: readonly LinkedFile[]): PathsByName {
  const modules = convertedFiles.flatMap(modulesOf);
  const names = [
    ...modules.flatMap(entriesOf),
    ...modules.flatMap(entriesWithMembers).map(({ path }) => ({ name: path, path })),
  ];
  const byName = groupBy(names, ({ name }) => name.toLowerCase());
  return new Map([...byName].map(([name, all]) => [name, new Set(all.map(({ path }) => path))]));
}

function checkSubject(
  source: SourceText,
  subject: DocumentedSubject,
  pathsByName: PathsByName,
): readonly Diagnostic[] {
  const listedWords = new Set<string>();
  return subject.tags.filter(isAlias).flatMap(({ span, items }) => {
    if (items.length === 0) return [useless(source, span, "`@alias` has no words.", WRITE_WORDS)];
    return items.flatMap(({ text, span: wordSpan }) => {
      const word = text.toLowerCase();
      if (listedWords.has(word))
        return [useless(source, wordSpan, `\`${text}\` is listed twice.`, "Remove one.")];
      listedWords.add(word);
      return checkWord(source, wordSpan, text, { name: subject.name, paths: pathsByName.get(word) });
    });
  });
}

function checkWord(
  source: SourceText,
  span: Span,
  text: string,
  { name, paths }: { readonly name: string; readonly paths: ReadonlySet<string> | undefined },
): readonly Diagnostic[] {
  if (paths === undefined) return [];
  if (paths.has(name)) return [useless(source, span, `\`${text}\` is its name already.`, REMOVE)];
  const [other = ""] = paths;
  const named = text === other ? "" : `, \`${other}\``;
  const message = `\`${text}\` is the name of another symbol${named}.`;
  return [report(source, span, "alias-of-another", message, `Remove it, or link to [${other}] in the text.`)];
}

const WRITE_WORDS = "Write words that readers search for, separated by commas: `@alias sleep, wait`.";
const REMOVE = "Remove it: names are found without aliases.";

const useless = (source: SourceText, span: Span, message: string, suggestion: string): Diagnostic =>
  report(source, span, "useless-alias", message, suggestion);
