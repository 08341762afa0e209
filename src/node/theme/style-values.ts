/** Names and values in the style sheets of a site that browsers ignore silently. */
import type { SyntaxMatchError } from "@eslint/css-tree";
import {
  definitionSyntax,
  find,
  lexer,
  parse,
  walk,
  type CssLocationRange,
  type CssNode,
  type CssNodePlain,
  type Declaration,
  type DSNode,
  type FunctionNode,
} from "@eslint/css-tree";
import { diagnosticIn, didYouMean, type Diagnostic } from "luau-contract";
import type { ThemeFile } from "./theme-files";

/** The custom properties of the program's style sheets, and of all files of a site. */
export interface CustomProperties {
  readonly declared: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

interface Found {
  readonly rule: "css-property" | "css-value" | "css-token";
  readonly message: string;
  readonly suggestion: string | null;
  readonly place: CssLocationRange | null | undefined;
}

export function valueMistakes({ file, text }: ThemeFile, known: CustomProperties): readonly Diagnostic[] {
  const found: (Found | null)[] = [];
  walk(parse(text, { positions: true, parseCustomProperty: true }), function (node) {
    if (node.type === "Function" && node.name === "var") found.push(usedMistake(node, known));
    if (node.type !== "Declaration") return;
    if (node.property.startsWith("--")) found.push(declaredMistake(node, known));
    else
      found.push(
        this.rule === null ? descriptorMistake(node, this.atrule?.name) : propertyMistake(node, file),
      );
  });
  return found.flatMap((one) => (one === null ? [] : [toDiagnostic(file, one)]));
}

function toDiagnostic(file: string, { place, ...mistake }: Found): Diagnostic {
  const [start, end] = place
    ? [place.start, place.end]
    : [
        { line: 1, column: 1 },
        { line: 1, column: 1 },
      ];
  const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  return diagnosticIn(file, range, { severity: "warning", ...mistake });
}

/** The location of a declaration's name. */
function nameOf({ loc, property }: Declaration): CssLocationRange | null {
  if (!loc) return null;
  const { start } = loc;
  const end = { ...start, offset: start.offset + property.length, column: start.column + property.length };
  return { ...loc, end };
}

/** A site's unused custom property whose name resembles a token: the token keeps its value. */
function declaredMistake(node: Declaration, { declared, used }: CustomProperties): Found | null {
  const { property } = node;
  if (used.has(property)) return null;
  const suggestion = didYouMean(
    property,
    [...declared].filter((name) => name !== property),
  );
  const message = `Nothing uses \`${property}\`.`;
  return suggestion === null ? null : { rule: "css-token", message, suggestion, place: nameOf(node) };
}

function usedMistake({ children }: FunctionNode, { declared }: CustomProperties): Found | null {
  const name = children.first;
  if (name?.type !== "Identifier" || declared.has(name.name)) return null;
  const suggestion = didYouMean(name.name, declared);
  // A fallback value implies that the property may be undefined, such as one that a script sets.
  if (suggestion === null && children.size > 1) return null;
  const message = `No style sheet declares \`${name.name}\`.`;
  return { rule: "css-token", message, suggestion, place: name.loc };
}

function descriptorMistake(node: Declaration, atRule = ""): Found | null {
  if (!lexer.checkAtruleDescriptorName(atRule, node.property)) return null;
  return {
    rule: "css-property",
    message: `\`@${atRule}\` has no \`${node.property}\`.`,
    suggestion: didYouMean(node.property, Object.keys(lexer.atrules[atRule]?.descriptors ?? {})),
    place: nameOf(node),
  };
}

function propertyMistake(node: Declaration, file: string): Found | null {
  const { property } = node;
  if (property === "composes" && file.endsWith(".module.css")) return null;
  const name = property.toLowerCase();
  if (lexer.getProperty(name) !== null) return valueMistake(node, name);
  // Vendor-prefixed names are not in the standard.
  if (/^-\w+-/.test(name)) return null;
  const suggestion = didYouMean(name, Object.keys(lexer.properties));
  return {
    rule: "css-property",
    message: `There is no property \`${property}\`.`,
    suggestion,
    place: nameOf(node),
  };
}

function valueMistake({ property, value }: Declaration, name: string): Found | null {
  const { error } = lexer.matchProperty(name, value);
  if (!isMismatch(error)) return null;
  const { start } = error.loc;
  // The library lacks some functions of browsers, and some of their arguments.
  const isKnown = (node: CssNode | CssNodePlain): boolean =>
    node.type !== "Function" ||
    (lexer.types[`${node.name}()`] !== undefined && !(node.loc && isWithin(start.offset, node.loc)));
  if (find(value, (node) => !isKnown(node)) !== null) return null;
  const { css, mismatchOffset, mismatchLength, loc } = error;
  const word = css.slice(mismatchOffset, mismatchOffset + mismatchLength);
  return {
    rule: "css-value",
    message:
      word === ""
        ? `\`${css}\` is not a value of \`${property}\`.`
        : `\`${word}\` cannot be in \`${property}\`.`,
    suggestion: didYouMean(word, keywordsOf(name)),
    place: loc,
  };
}

const isMismatch = (error: Error | null): error is SyntaxMatchError => error?.name === "SyntaxMatchError";

const isWithin = (offset: number, { start, end }: CssLocationRange): boolean =>
  start.offset < offset && offset < end.offset;

/** All keywords in the syntax of a property, such as names of colours. */
function keywordsOf(property: string): readonly string[] {
  const [found, seen] = [new Set<string>(), new Set<string>()];
  const visit = (syntax: DSNode | null | undefined): void => {
    if (!syntax) return;
    definitionSyntax.walk(syntax, (node) => {
      if (node.type === "Keyword") found.add(node.name);
      if ((node.type !== "Type" && node.type !== "Property") || seen.has(node.name)) return;
      seen.add(node.name);
      visit((node.type === "Type" ? lexer.types : lexer.properties)[node.name]?.syntax);
    });
  };
  visit(lexer.getProperty(property)?.syntax);
  return [...found];
}
