import { type Diagnostic, didYouMean, nearestNames } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import type { DocumentedSubject, SubjectKind, WrittenTag } from "../../model/converted-file";
import { DOC_TAGS } from "../../model/doc-tags";
import { report, type Check } from "./check";

export const checkTags: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, documented }) =>
    documented.flatMap((subject) => subject.tags.flatMap((tag) => checkTag(source, subject, tag))),
  );

function checkTag(source: SourceText, subject: DocumentedSubject, tag: WrittenTag): readonly Diagnostic[] {
  const definition = DOC_TAGS.get(tag.name);
  if (definition === undefined) return [unknownTag(source, tag)];
  if (tag.name === "tag") return checkMarker(source, subject, tag);
  if (definition.on.includes(subject.kind)) return [];
  const message = `\`@${tag.name}\` means nothing on ${NOUNS[subject.kind]}.`;
  const suggestion = `It may stand on ${listed(definition.on.map((kind) => NOUNS[kind]))}.`;
  return [report(source, tag.span, "misplaced-tag", message, suggestion)];
}

function unknownTag(source: SourceText, tag: WrittenTag): Diagnostic {
  const nearest = nearestNames(DOC_TAGS.keys())(tag.name);
  const meant =
    nearest === null
      ? `Write \`\\@${tag.name}\` if it is not a tag.`
      : `Did you mean \`${DOC_TAGS.get(nearest)?.usage}\`?`;
  const message = `There is no tag \`@${tag.name}\`.`;
  return report(source, tag.span, "unknown-tag", message, ELSEWHERE.get(tag.name) ?? meant);
}

const [LINK, ERROR, EXAMPLE, PRIVATE] = [
  "Name the symbol in the text, in square brackets: `[Timer.stop]`.",
  "Write `@error type -- text`.",
  "Write a block of code between lines of three backticks, with `luau` behind the first.",
  "Write `@private`.",
];
/** Tags of Moonwave and JSDoc, and their equivalents here. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["see", LINK],
  ["link", LINK],
  ["throws", ERROR],
  ["raise", ERROR],
  ["exception", ERROR],
  ["example", EXAMPLE],
  ["usage", EXAMPLE],
  ["ignore", PRIVATE],
  ["hidden", PRIVATE],
  ["internal", PRIVATE],
]);

/** What an entry must be for a marker to apply to it. */
const MARKED = {
  event: "an alias of a function type nor a value that is listened to",
  enum: "a table nor an extern type of properties alone",
} as const;

function checkMarker(source: SourceText, subject: DocumentedSubject, tag: WrittenTag): readonly Diagnostic[] {
  const { argument, argumentSpan } = tag;
  if (argument === "event" || argument === "enum") {
    const message = `\`${subject.name}\` is neither ${MARKED[argument]}, so it cannot be an ${argument}.`;
    return subject.kind === argument ? [] : [report(source, argumentSpan, "misplaced-tag", message)];
  }
  // Any other words are a label.
  const meant = didYouMean(argument, Object.keys(MARKED));
  if (argument !== "" && (meant === null || /^[A-Z]|s$/.test(argument))) return [];
  const message = argument === "" ? "`@tag` needs a word after it." : `There is no \`@tag ${argument}\`.`;
  const suggestion = meant ?? "Write `@tag event NAME`, `@tag enum` or `@tag` and a label.";
  return [report(source, argumentSpan, "unknown-tag", message, suggestion)];
}

const NOUNS: Readonly<Record<SubjectKind, string>> = {
  module: "a module",
  function: "a function",
  constant: "a constant",
  property: "a property",
  class: "a class",
  enum: "an enum",
  enumValue: "an enum's value",
  event: "an event",
  type: "a type",
  indexer: "an indexer",
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
