import { capitalised } from "luau-syntax";
import type { ExternMember, Name, DocLine, DocComment } from "full-moon-wasm";
import { declarationsIn } from "../../read/syntax/declarations";
import { docsIn, type LintCheck, type LintFile, type LintProblem } from "./finding";
import type { Spelling } from "./spelling-words";
import { fencePositions } from "../../model/code-fence";

export const checkSpelling: LintCheck = (file, { spelling }) =>
  docsIn(file).flatMap((doc) => proseOf(doc).flatMap((line) => checkLine(file, line, spelling)));

function checkLine({ source }: LintFile, { text, start }: DocLine, spelling: Spelling) {
  const problems: LintProblem[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const british = spelling.british(word.toLowerCase());
    if (british === undefined) continue;
    const span = [start + index, start + index + word.length] as const;
    const replacement = inCaseOf(word, british);
    // In the prose, code is blanked out: a word is fixed only if it is the same in the file's text.
    const fix = source.text.slice(...span) === word ? { span, text: replacement } : null;
    const message = `\`${word}\` is American spelling.`;
    problems.push({ span, message, suggestion: `Write \`${replacement}\`.`, fix });
  }
  return problems;
}

/** Whole words: parts of a name such as `backgroundColor` are not prose. */
const WORD = /(?<![\w./\\@#-])[A-Za-z]+(?![\w(]|[./\\-]\w)/g;

function inCaseOf(word: string, replacement: string): string {
  if (word === word.toUpperCase()) return replacement.toUpperCase();
  return /^[A-Z]/.test(word) ? capitalised(replacement) : replacement;
}

export const checkNames: LintCheck = (file, { spelling }) => {
  const cache = new Map<string, readonly string[]>();
  return declaredNames(file).flatMap(({ text, span }) => {
    const better = cache.get(text) ?? betterNames(text, spelling);
    cache.set(text, better);
    const message = `\`${text}\` is in American spelling.`;
    return better.map((name) => ({ span, message, suggestion: `Call it \`${name}\`.` }));
  });
};

/** One suggestion per American word, with only that word replaced. */
const betterNames = (name: string, spelling: Spelling): readonly string[] =>
  wordsIn(name).flatMap((word) => {
    const british = spelling.british(word.toLowerCase());
    return british === undefined ? [] : [name.replace(word, inCaseOf(word, british))];
  });

function declaredNames({ tree }: LintFile): readonly Name[] {
  const names: Name[] = [];
  for (const statement of declarationsIn(tree)) {
    names.push(statement.name);
    if (statement.kind === "externType") noteMembers(statement.members, names);
    const type = statement.kind === "declareGlobal" || statement.kind === "typeAlias" ? statement.type : null;
    if (type?.kind === "table") noteMembers(type.fields, names);
  }
  return names;
}

function noteMembers(members: readonly ExternMember[], names: Name[]): void {
  for (const member of members) if (member.kind !== "indexer") names.push(member.name);
}

/** `backgroundColor` → background, Color; `WORLD_CENTER` → WORLD, CENTER. */
const wordsIn = (name: string): readonly string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** Without code, URLs, symbol links and the arguments of tags. */
function proseOf({ lines }: DocComment): readonly DocLine[] {
  const lineKinds = fencePositions(lines);
  return lines.map(({ text, start }, index) => ({
    text: lineKinds[index] !== "text" || !/[A-Za-z]/.test(text) ? "" : text.replaceAll(NOT_PROSE, blank),
    start,
  }));
}

const blank = (part: string): string => " ".repeat(part.length);

/** Quoted words may be values. */
const NOT_PROSE =
  /"\w+"|'\w+'|(`+)[^`][\s\S]*?\1|\[[A-Za-z_][\w.:]*(?:\(\))?\]|\]\([^)\s]*(?:\s[^)]*)?\)|\b[a-z]+:\/\/\S+|^\s*@(?:param|return|error|deprecated|since|tag|within)\s+\S+/g;
