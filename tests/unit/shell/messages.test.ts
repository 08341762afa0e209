import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { fillIn, unknownForms } from "../../../src/lib/i18n/catalogue";
import { LANGUAGE, translate, type Messages } from "../../../src/lib/i18n/translate";
import { readMessages } from "../../../src/node/site-data/locale-messages";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const checkout = process.cwd();

const sources = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => path.join(parentPath, name));

const texts = sources.map((file) => readFileSync(file, "utf8"));

const inTexts = (pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, id = ""]) => id));

/** Ids that a component shows, also from a table, and beginnings of ids: `search.kind.` and a kind. */
const calls = inTexts(/\b(?:t|translate|badge|useTranslate\(\))\((?:\w+, )?([^`()]*)/g);
const inCalls = calls.flatMap((call) =>
  Array.from(call.matchAll(/"([a-z]\w*(?:\.\w+)+)"/g), ([, id = ""]) => id),
);
const shown = [...inCalls, ...inTexts(/(?:: |=> |\? )"((?:api|try|version)\.\w+)"/g)];
const families = inTexts(/\bt\(\s*`([\w.]+)\$\{/g);

const messages = JSON.parse(readFileSync("i18n/en-GB/messages.json", "utf8")) as Messages;

const localesOf = (...names: readonly string[]) =>
  Object.fromEntries(
    ["en-GB", ...names].map((name) => [name, { label: name, htmlLang: name, dir: "ltr" as const }]),
  );

describe("the site's texts", () => {
  test("are all there in the default locale, for translators copy its file", () => {
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter((id) => !(id in messages) && !(`${id}.other` in messages))).toEqual([]);
    expect(families).toContain("admonition.");
    expect(families.filter((family) => !Object.keys(messages).some((id) => id.startsWith(family)))).toEqual(
      [],
    );
    expect(Object.keys(messages)).toEqual(Object.keys(messages).sort());
  });

  test("are none that nothing shows", () => {
    const written = texts.join("\n");
    const unknown = Object.keys(messages).filter(
      (id) =>
        !families.some((family) => id.startsWith(family)) &&
        !written.includes(`"${id.replace(/\.(?:one|other)$/, "")}"`),
    );
    expect(unknown).toEqual([]);
  });

  test("that a locale lacks are listed, and shown in the default locale", () => {
    const { messages: all, diagnostics } = readMessages({
      defaultLocale: "en-GB",
      locales: localesOf("ar"),
    });
    expect(all["ar"]).toEqual({ ...messages, [LANGUAGE]: "ar" });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^i18n\/ar\/messages\.json lacks (\d+) of \1 texts, shown in en-GB\.$/),
    ]);
    expect(diagnostics[0]?.suggestion).toBe(
      "Copy i18n/en-GB/messages.json to i18n/ar/messages.json, and translate it.",
    );
  });

  test.each([
    ['{\n  "skip": "Neidio",\n  "footer.label": 3\n}\n', "3:19 `footer.label` should be a text."],
    ['{\n  "skip": "Neidio"\n  "footer.label": "Troedyn"\n}\n', "3:3 Missing , between flow map items."],
    [
      '{\n  "skip": "Neidio",\n  "footer.lable": "Troedyn"\n}\n',
      "3:19 No page shows a message `footer.lable`. Did you mean `footer.label`?",
    ],
    ['{\n  "skip": "Neidio",\n  "skip": "Naid"\n}\n', "3:3 Map keys must be unique. Delete one of them."],
  ])("of a file with a problem are read, or the problem is reported at its place: %j", (text, expected) => {
    onTestFinished(() => process.chdir(checkout));
    process.chdir(temporaryFolder("messages"));
    writerIn("i18n")("cy/messages.json", text);
    writerIn("i18n")("en-GB/messages.json", '{ "skip": "Skip", "footer.label": "Footer", "tip.word": "" }');
    writerIn("src")("A.tsx", 't("skip") t(isOpen ? "menu" : "footer.label") t(`tip.${tip}`)');
    const [problem] = readMessages({ defaultLocale: "en-GB", locales: localesOf("cy") }).diagnostics;
    const { line, column, message, suggestion } = problem ?? {};
    expect(`${line}:${column} ${message} ${suggestion ?? ""}`.trim()).toBe(expected);
    const own = readMessages({ defaultLocale: "cy", locales: localesOf("cy") }).diagnostics;
    expect(own.map(({ message }) => message)).toContain(message);
  });

  test("that a site's own file lacks are the program's", () => {
    onTestFinished(() => process.chdir(checkout));
    const folder = temporaryFolder("own-messages");
    process.chdir(folder);
    writerIn(folder)(".english.json", '{ "skip": "Skip", "footer.label": "Footer" }');
    writerIn("i18n")("en-GB/messages.json", '{ "skip": "To the text" }');
    const english = readMessages({ defaultLocale: "en-GB", locales: localesOf() });
    expect(english.messages["en-GB"]).toMatchObject({ skip: "To the text", "footer.label": "Footer" });
    expect(english.diagnostics).toEqual([]);
    writerIn("i18n")("cy/messages.json", '{ "skip": "Neidio" }');
    const { messages: all, diagnostics } = readMessages({ defaultLocale: "cy", locales: localesOf("cy") });
    expect(all["cy"]).toMatchObject({ skip: "Neidio", "footer.label": "Footer" });
    expect(diagnostics.map(({ message }) => message)).toContain(
      "i18n/cy/messages.json lacks 1 of 2 texts, shown in en-GB.",
    );
  });
});

describe("messages with a count", () => {
  const polish: Messages = {
    [LANGUAGE]: "pl",
    "blog.posts.one": "{count} wpis",
    "blog.posts.few": "{count} wpisy",
    "blog.posts.other": "{count} wpisów",
    "api.more": "jeszcze {count}",
  };
  const posts = (all: Messages, count: number) => translate(all, "blog.posts", { count });

  test("have the form that the language has for it, or else the other one", () => {
    expect([1, 2, 5].map((count) => posts(polish, count))).toEqual(["1 wpis", "2 wpisy", "5 wpisów"]);
    expect([0, 1, 2].map((count) => posts(messages, count))).toEqual(["0 posts", "1 post", "2 posts"]);
    expect(translate(polish, "api.more", { count: 3 })).toBe("jeszcze 3");
  });
  test("are not completed by forms of another language", () => {
    const japanese = fillIn({ "blog.posts.other": "{count}件" }, messages);
    expect(posts({ ...japanese.messages, [LANGUAGE]: "en" }, 1)).toBe("1件");
    expect(japanese.missing).not.toContain("blog.posts.one");
    expect(fillIn({ "blog.posts.few": "{count} wpisy" }, messages).missing).toContain("blog.posts.other");
  });
  test("have no form that the language lacks", () =>
    expect(unknownForms(polish, "en")).toEqual(["blog.posts.few"]));
});

test("texts without a translation are their ids, and unknown parameters stay", () => {
  expect(translate({}, "constructor")).toBe("constructor");
  expect(translate({ a: "{unknown}" }, "a")).toBe("{unknown}");
});
