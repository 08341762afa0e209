import { type Diagnostic, didYouMean } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import { DOC_TAGS } from "../../model/doc-tags";
import type { DocumentedSubject, WrittenTag } from "../../model/converted-file";
import { report, type Check } from "./check";

export const checkParameters: Check = (convertedFiles) =>
  convertedFiles.flatMap(({ source, documented }) =>
    documented.filter(takesParameters).flatMap((subject) => checkSubject(source, subject)),
  );

// On any other entry the tag is misplaced, which another rule reports.
const takesParameters = ({ kind }: DocumentedSubject): boolean =>
  DOC_TAGS.get("param")?.on.includes(kind) ?? false;

function checkSubject(source: SourceText, subject: DocumentedSubject): readonly Diagnostic[] {
  const parameters = subject.tags.filter(({ name }) => name === "param");
  const returns = subject.tags.filter(({ name }) => name === "return");
  const described = new Set<string>();
  const free = freeParameters(subject, parameters);
  const parameterProblems = parameters.flatMap((tag) => {
    const repeats = described.has(tag.argument);
    described.add(tag.argument);
    return checkParameter(source, subject, tag, { repeats, free });
  });
  return [
    ...parameterProblems,
    ...returns.slice(subject.returns).map((tag) => extraReturn(source, subject, tag)),
  ];
}

function freeParameters(subject: DocumentedSubject, tags: readonly WrittenTag[]): readonly string[] {
  const described = new Set(tags.map(({ argument }) => argument));
  return subject.parameters.filter((name) => !described.has(name));
}

interface Surroundings {
  /** Whether an earlier tag describes the same parameter. */
  readonly repeats: boolean;
  readonly free: readonly string[];
}

function checkParameter(
  source: SourceText,
  subject: DocumentedSubject,
  tag: WrittenTag,
  { repeats, free }: Surroundings,
): Diagnostic | [] {
  const { argument, argumentSpan } = tag;
  if (argument === "" || argument === "--") {
    const message = "`@param` needs a parameter's name.";
    return report(source, tag.span, "unknown-parameter", message, "Write `@param name -- text`.");
  }
  const isSelf = argument === "self" && subject.hasSelf;
  if (!isSelf && !subject.parameters.includes(argument)) {
    const message = `\`${subject.name}\` has no parameter \`${argument}\`.`;
    return report(source, argumentSpan, "unknown-parameter", message, suggestion(argument, subject, free));
  }
  return repeats
    ? report(source, argumentSpan, "duplicate-parameter", `\`${argument}\` is described twice.`)
    : [];
}

function suggestion(
  argument: string,
  { parameters }: DocumentedSubject,
  free: readonly string[],
): string | null {
  if (parameters.length === 0) return "It takes none: remove the tag.";
  const nearest = didYouMean(argument, parameters);
  if (nearest !== null) return nearest;
  return free.length === 0
    ? null
    : `Without a description so far: ${free.map((name) => `\`${name}\``).join(", ")}.`;
}

function extraReturn(source: SourceText, { name, returns }: DocumentedSubject, tag: WrittenTag): Diagnostic {
  const message =
    returns === 0
      ? `\`${name}\` returns nothing.`
      : `\`${name}\` returns ${returns} ${returns === 1 ? "value" : "values"}, ` +
        "and all are described already.";
  return report(source, tag.span, "unknown-return", message, "Remove the tag, or fix the type.");
}
