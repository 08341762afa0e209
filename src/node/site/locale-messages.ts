import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { diagnosticIn, FILE_START, type Diagnostic, type Severity } from "luau-contract";
import { fillIn, pluralForms, toMessages, unknownForms } from "../../lib/i18n/catalogue";
import { LANGUAGE, type Messages } from "../../lib/i18n/translate";
import type { Site } from "../../lib/site-config/schema";

interface AllMessages {
  readonly messages: Readonly<Record<string, Messages>>;
  /** Missing messages, and invalid files. */
  readonly diagnostics: readonly Diagnostic[];
}

const fileOf = (locale: string) => `i18n/${locale}/messages.json`;

/**
 * Reads the messages of every locale of the site. Missing ones are taken from the default locale, and
 * reported.
 */
export function readMessages({
  defaultLocale,
  locales,
}: Pick<Site, "defaultLocale" | "locales">): AllMessages {
  const diagnostics: Diagnostic[] = [];
  const report = (
    locale: string,
    severity: Severity,
    message: string,
    suggestion: string | null = null,
  ): void =>
    void diagnostics.push(
      diagnosticIn(fileOf(locale), FILE_START, { severity, rule: "messages", message, suggestion }),
    );
  const languageOf = (locale: string): string => locales[locale]?.htmlLang ?? locale;
  const read = (locale: string): Messages => {
    const file = path.resolve(fileOf(locale));
    if (!existsSync(file)) return {};
    const result = parse(readFileSync(file, "utf8"));
    if ("messages" in result) {
      const mistake = formMistake(result.messages, languageOf(locale));
      if (mistake !== null) report(locale, "warning", ...mistake);
      return result.messages;
    }
    report(locale, "error", `${result.mistake}.`);
    return {};
  };
  const defaults = read(defaultLocale);
  const messages = Object.keys(locales).map((locale): [string, Messages] => {
    if (locale === defaultLocale) return [locale, { ...defaults, [LANGUAGE]: languageOf(locale) }];
    const { messages: filled, missing } = fillIn(read(locale), defaults);
    if (missing.length > 0)
      report(
        locale,
        "warning",
        `${fileOf(locale)} lacks ${missing.length} of ${Object.keys(defaults).length} texts, ` +
          `shown in ${defaultLocale}.`,
        `Add ${missing.join(", ")}.`,
      );
    return [locale, { ...filled, [LANGUAGE]: languageOf(locale) }];
  });
  if (Object.keys(defaults).length === 0)
    report(defaultLocale, "error", "There are no texts for the site's default locale.");
  return { messages: Object.fromEntries(messages), diagnostics };
}

function formMistake(
  messages: Messages,
  language: string,
): readonly [message: string, suggestion: string] | null {
  const unknown = unknownForms(messages, language);
  if (unknown.length === 0) return null;
  const text = `The language ${language} does not have the forms of ${unknown.join(", ")}, which are never shown.`;
  return [text, `Its forms are ${pluralForms(language).join(", ")}.`];
}

function parse(text: string): ReturnType<typeof toMessages> {
  try {
    return toMessages(JSON.parse(text));
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}
