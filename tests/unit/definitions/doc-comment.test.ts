import { parse } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import {
  findLinks,
  joined,
  parseDocComment,
  readError,
  readParameter,
  readReturn,
  readVersion,
} from "../../../packages/luau-defs/src/read";
import {
  defaultValueOf,
  looksLikeType,
  summaryOf,
  withoutDefault,
  withoutLoneDefault,
} from "../../../packages/luau-defs/src/model";
import { expectCases } from "../../support/read-cases";

/** The doc comment of a global below `comment`, with the whole text. */
function docOf(comment: string) {
  const text = `${comment}\ndeclare x: number\n`;
  const statement = parse(text).statements[0];
  if (statement?.kind !== "declareGlobal") throw new Error("not a global");
  return { text, doc: parseDocComment(statement.doc) };
}

/** The one tag of a body on a line of its own. */
function tagOf(line: string) {
  const tag = docOf(`--- ${line}`).doc.tags[0];
  if (tag === undefined) throw new Error("no tag");
  return tag;
}

test("descriptions and tags are those of the fixture", async () => {
  await expectCases("cases/doc-comments.txt", ([lines = ""]) => {
    const { doc } = docOf(lines.replaceAll(/^/gm, "--- "));
    const tags = doc.tags.map(({ name, body }) => `${name}: ${joined(body)}`);
    return [joined(doc.description), ...tags].join("\n@");
  });
});

describe("places", () => {
  test.each([
    ["lines", "--- Text with é and 💡.\n--- @param name -- See [Here].\n---   And [There]."],
    ["a block", "--[=[\n\tText with é and 💡.\n\n\t@param name -- See [Here].\n\t  And [There].\n]=]"],
    ["CRLF", "--- Text.\r\n--- @param name -- See [Here].\r\n--- And [There].\r"],
  ])("of tags and links are exact in %s", (_name, comment) => {
    const { text, doc } = docOf(comment);
    const tag = doc.tags[0];
    expect(tag && text.slice(...tag.span)).toBe("@param");
    const { name, text: body } = readParameter(tag ?? tagOf("@param x"));
    expect(name).toBe("name");
    expect(findLinks(body).map(({ span }) => text.slice(...span))).toEqual(["Here", "There"]);
  });
});

describe("tags", () => {
  test.each([
    ["@param a -- text", "a", "text"],
    ["@param a long text -- with dashes", "a", "long text -- with dashes"],
    ["@param a", "a", ""],
    ["@param ... -- rest", "...", "rest"],
    ["@param a number -- text", "a", "text"],
    ["@param a { [string]: any }? -- text", "a", "text"],
    ["@param a (x: number) -> () -- text", "a", "text"],
  ])("%s", (line, name, text) => {
    const read = readParameter(tagOf(line));
    expect([read.name, joined(read.text)]).toEqual([name, text]);
  });

  test.each([
    ["@return id -- text", "number", "id", "text"],
    ["@return number -- text", "number", null, "text"],
    ["@return Entity -- text", "Entity", null, "text"],
    ["@return entity -- text", "Entity", "entity", "text"],
    ["@return { string } -- text", "{ string }", null, "text"],
    ["@return the text -- all of it", "string", null, "the text -- all of it"],
    ["@return id number -- text", "number", "id", "text"],
    ["@return string", "string", null, ""],
    ["@return -- text", null, null, "text"],
  ])("%s of %s", (line, returned, name, text) => {
    const read = readReturn(tagOf(line), returned);
    expect([read.name, joined(read.text)]).toEqual([name, text]);
  });

  test("of errors and versions", () => {
    expect(readError(tagOf("@error string -- If so.")).type).toBe("string");
    expect(readError(tagOf("@error When it fails.")).type).toBe("");
    expect(readVersion(tagOf("@deprecated v1.2 -- Old.")).version).toBe("v1.2");
    expect(readVersion(tagOf("@deprecated Use another -- it is old.")).version).toBeNull();
  });

  test("types are told from words", () => {
    expect(
      ["number", "A | B", "{ a: number }", "(a: b) -> c", "Box<T, U>?", '"a" | "b"'].filter(
        (text) => !looksLikeType(text),
      ),
    ).toEqual([]);
    expect(["how long", "a, b", "the (new) one"].filter(looksLikeType)).toEqual([]);
  });
});

test.each([
  ["One. Two.", "One."],
  ["Made by hand, e.g. this. Two.", "Made by hand, e.g. this."],
  ["See `a. b`. Two.", "See `a. b`."],
  ["Over\ntwo lines. More.", "Over two lines."],
  ["Version 1.5 is it. More.", "Version 1.5 is it."],
  ["No stop\n\nAnother paragraph.", "No stop"],
  ["What? Why!", "What?"],
  ["```luau\ncode\n```", ""],
  ["A list:\n- one", "A list:"],
])("the summary of %j is %j", (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});

test("defaults are found, and are not said twice when they are all there is", () => {
  expect(defaultValueOf("How wide. Defaults to `1`.")).toBe("1");
  expect(defaultValueOf('Defaults to ``"`"``.')).toBe('"`"');
  expect(defaultValueOf("Defaults to nothing.")).toBeNull();
  expect(withoutLoneDefault("Defaults to `1`.")).toBe("");
  expect(withoutLoneDefault("How wide. Defaults to `1`.")).toBe("How wide. Defaults to `1`.");
  expect(withoutLoneDefault("Defaults to `1`, as everywhere.")).toBe("Defaults to `1`, as everywhere.");
  expect(withoutDefault("How wide. Defaults to `1`. At most `2`.")).toBe("How wide. At most `2`.");
  expect(withoutDefault("Defaults to `0`, the next frame.")).toBe("Defaults to `0`, the next frame.");
});
