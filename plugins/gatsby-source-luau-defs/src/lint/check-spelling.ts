import { proseOf, type ProseLine } from "./prose";
import { finding, type Finding, type Fix, type LintCheck, type LintFile } from "./finding";
import type { Spelling } from "./spelling-words";

/** `british-spelling`: words of doc comments, code and addresses left out. */
export const checkSpelling: LintCheck = (file, { spelling }) => {
  const docs = [...(file.tree.moduleDoc === null ? [] : [file.tree.moduleDoc]), ...file.docs.map(({ doc }) => doc)];
  return docs.flatMap((doc) => proseOf(doc).flatMap((line) => checkLine(file, line, spelling)));
};

function checkLine({ source }: LintFile, { text, start }: ProseLine, spelling: Spelling): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const british = spelling.british(word.toLowerCase());
    if (british === undefined) continue;
    const span = [start + index, start + index + word.length] as const;
    const written = inCaseOf(word, british);
    // The prose is a copy of the line with its code blanked out, so the file's own text says whether it is still the word.
    const fix: Fix | null = source.text.slice(...span) === word ? { span, text: written } : null;
    findings.push(finding(source, span, "british-spelling", `\`${word}\` is American spelling.`, { suggestion: `Write \`${written}\`.`, fix }));
  }
  return findings;
}

/** Whole words: parts of a name such as `backgroundColor` are not prose. */
const WORD = /(?<![\w./\\@#-])[A-Za-z]+(?![\w(]|[./\\-]\w)/g;

function inCaseOf(word: string, replacement: string): string {
  if (word === word.toUpperCase()) return replacement.toUpperCase();
  return /^[A-Z]/.test(word) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** `british-names`: words in the names of what a file declares. */
export const checkNames: LintCheck = (file, { spelling }) =>
  declaredNames(file).flatMap(({ name, span }) =>
    wordsIn(name).flatMap((word) => {
      const british = spelling.british(word.toLowerCase());
      if (british === undefined) return [];
      const better = name.replace(word, inCaseOf(word, british));
      return [finding(file.source, span, "british-names", `\`${name}\` is in American spelling.`, { suggestion: `Call it \`${better}\`.` })];
    }),
  );

interface DeclaredName {
  readonly name: string;
  readonly span: readonly [number, number];
}

function declaredNames({ tree }: LintFile): readonly DeclaredName[] {
  return tree.statements.flatMap((statement) => {
    if (statement.kind === "luau") return [];
    const own = [statement.name];
    if (statement.kind === "externType") own.push(...statement.members.flatMap((member) => (member.kind === "indexer" ? [] : [member.name])));
    const type = statement.kind === "declareGlobal" || statement.kind === "typeAlias" ? statement.type : null;
    if (type?.kind === "table") own.push(...type.fields.flatMap((field) => (field.kind === "property" ? [field.name] : [])));
    return own.map(({ text, span }) => ({ name: text, span }));
  });
}

/** `backgroundColor` → background, Color; `WORLD_CENTER` → WORLD, CENTER. */
const wordsIn = (name: string): readonly string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
