import { parse } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import * as docs from "../../../packages/luau-defs/src/model";
import { findLinks, markdownOf, parseDocComment, readError } from "../../../packages/luau-defs/src/read";
import { readParameter, readReturn, readVersion } from "../../../packages/luau-defs/src/read";
import { expectCases, expectLines } from "../../support/read-cases";

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
    const tags = doc.tags.map(({ name, body }) => `${name}: ${markdownOf(body)}`);
    return [markdownOf(doc.description), ...tags].join("\n@");
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
  // The type that is returned precedes a `@return`.
  test("have names and texts", () =>
    expectLines("cases/doc-tags.txt", {
      parameters: (line) => {
        const { name, text } = readParameter(tagOf(line.replaceAll("↵", "\n--- ")));
        return `${name}: ${markdownOf(text)}`;
      },
      results: (line) => {
        const [, returned = "", tag = ""] = /^(.*?)(@.*)$/.exec(line) ?? [];
        const { name, text } = readReturn(tagOf(tag), returned.trim() || null);
        return `${name ?? "no name"}: ${markdownOf(text)}`;
      },
      summaries: (text) => docs.summaryOf(text.replaceAll("↵", "\n")),
      "default values": docs.defaultValueOf,
      "without a lone default": docs.withoutLoneDefault,
      "without a default": docs.withoutDefault,
      "is it a type": docs.looksLikeType,
    }));

  test("of errors and versions", () => {
    expect(readError(tagOf("@error string -- If so.")).type).toBe("string");
    expect(readError(tagOf("@error When it fails.")).type).toBe("");
    expect(readVersion(tagOf("@deprecated v1.2 -- Old.")).version).toBe("v1.2");
    expect(readVersion(tagOf("@deprecated Use another -- it is old.")).version).toBeNull();
  });
});
