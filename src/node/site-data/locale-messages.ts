import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { type Diagnostic, diagnosticIn, didYouMean, type Problem, type Severity } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { fillIn, idsWithout, pluralForms, unknownForms, withoutForm } from "../../lib/i18n/catalogue";
import { LANGUAGE, type Messages } from "../../lib/i18n/translate";
import type { Site } from "../../lib/site-config/schema";
import { warning } from "../diagnostics/problem";
import { englishMessages } from "../files/english-messages";
import { readYaml } from "../content/read-yaml";
import { filesUnder } from "../files/published-files";

const texts = z.record(z.string().min(1), z.string());

/** The language of the program's texts. */
const ENGLISH = "en-GB";

const fileOf = (locale: string) => `i18n/${locale}/messages.json`;

/** Missing messages are taken from the default locale, and reported. */
export function readMessages(site: Pick<Site, "defaultLocale" | "locales">) {
  const { defaultLocale, locales } = site;
  const diagnostics: Diagnostic[] = [];
  const report = (locale: string, severity: Severity, message: string, suggestion: string | null): void => {
    const problem = { severity, rule: "messages", message, suggestion };
    diagnostics.push(diagnosticIn(fileOf(locale), FILE_START, problem));
  };
  const languageOf = (locale: string): string => locales[locale]?.htmlLang ?? locale;
  const read = (locale: string, defaults: Messages): Messages => {
    const file = fileOf(locale);
    if (!existsSync(file)) return {};
    // JSON is YAML, whose parser knows the places of problems.
    const source = { file, text: readFileSync(file, "utf8"), linesBefore: 0, rule: "messages" };
    const reading = readYaml(source, texts);
    diagnostics.push(...reading.diagnostics);
    const { value } = reading;
    const problem = formProblem(value ?? {}, languageOf(locale));
    if (problem !== null) report(locale, "warning", ...problem);
    for (const unknown of unknownMessages(value ?? {}, defaults))
      diagnostics.push(diagnosticIn(file, reading.rangeOf([unknown.id]), unknown));
    return value ?? {};
  };
  const completed = (locale: string, texts: Messages, fallback: string, defaults: Messages): Messages => {
    const { messages, missing } = fillIn(texts, defaults);
    if (missing.length > 0 && locale !== fallback) {
      const total = Object.keys(defaults).length;
      const message = `${fileOf(locale)} lacks ${missing.length} of ${total} texts, shown in ${fallback}.`;
      const copy = `Copy ${fileOf(fallback)} to ${fileOf(locale)}, and translate it.`;
      report(locale, "warning", message, existsSync(fileOf(locale)) ? `Add ${listed(missing)}.` : copy);
    }
    return messages;
  };
  const written = read(defaultLocale, {});
  if (Object.keys(written).length === 0)
    report(defaultLocale, "error", "There are no texts for the site's default locale.", null);
  const defaults = completed(defaultLocale, written, ENGLISH, englishMessages());
  const messages = Object.keys(locales).map((locale): [string, Messages] => {
    const texts = locale === defaultLocale ? defaults : read(locale, defaults);
    const complete = completed(locale, texts, defaultLocale, defaults);
    return [locale, { ...complete, [LANGUAGE]: languageOf(locale) }];
  });
  return { messages: Object.fromEntries(messages), diagnostics };
}

/** Messages that no component shows. The default locale, whose file may replace ours, has no `defaults`. */
function unknownMessages(
  messages: Messages,
  defaults: Messages,
): readonly (Problem & { readonly id: string })[] {
  const unknown = idsWithout(messages, defaults);
  if (unknown.length === 0 || !existsSync("src")) return [];
  const sources = filesUnder("src").filter((file) => /\.[jt]sx?$/.test(file));
  const texts = sources.map((file) => readFileSync(`src/${file}`, "utf8"));
  const inTexts = (pattern: RegExp): readonly string[] =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, id = ""]) => id));
  const families = inTexts(/\bt\(\s*`([\w.]+)\$\{/g);
  const isShown = (id: string): boolean =>
    families.some((family) => id.startsWith(family)) || texts.some((text) => text.includes(`"${id}"`));
  const shown = [...Object.keys(defaults), ...inTexts(/\bt\((?:[^"`()]*\? )?"([\w.]+)"/g)];
  return unknown
    .filter((id) => !isShown(withoutForm(id)))
    .map((id) => ({
      id,
      ...warning("messages", `No page shows a message \`${id}\`.`, didYouMean(id, shown)),
    }));
}

const MAX_LISTED = 10;

const listed = (ids: readonly string[]): string =>
  ids.length <= MAX_LISTED
    ? ids.join(", ")
    : `${ids.slice(0, MAX_LISTED).join(", ")}, and ${ids.length - MAX_LISTED} more`;

function formProblem(
  messages: Messages,
  language: string,
): readonly [message: string, suggestion: string] | null {
  const unknown = unknownForms(messages, language);
  if (unknown.length === 0) return null;
  const text = `The language ${language} does not have the forms of ${unknown.join(", ")}, which are never shown.`;
  return [text, `Its forms are ${pluralForms(language).join(", ")}.`];
}
