import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readShared, writeShared } from "../../../src/lib/playground/share-link";

const shared = {
  sample: "setTimeout.0",
  files: [
    { name: "index.luau", text: 'print("Grüße, 🌍")\n' },
    { name: "player/index.luau", text: "" },
  ],
};

const hashOf = (text: string, version = 1): string =>
  `#try=${version}.${deflateRawSync(text).toString("base64url")}`;

test("a link brings back the sample and all of its files", async () => {
  const hash = await writeShared(shared);
  expect(hash).toMatch(/^#try=1\.[\w-]+$/);
  expect(await readShared(hash ?? "")).toEqual({ kind: "shared", shared });
});

test.each([
  ["", "#try="],
  ["no payload", "#try=1."],
  ["no version", "#try=abc"],
  ["not base64url", "#try=1.%3Cscript%3E"],
  ["not deflated", `#try=1.${btoa("hello there").replace(/=+$/, "")}`],
  ["cut off", hashOf(JSON.stringify(["a.0", ["x", "print(1)".repeat(50)]])).slice(0, -8)],
  ["not JSON", hashOf("print(1)")],
  ["no list", hashOf('{"sample":"a"}')],
  ["no files", hashOf('["a.0"]')],
  ["a file without a text", hashOf('["a.0",["x"]]')],
  ["a text that is none", hashOf('["a.0",["x",1]]')],
])("a malformed link is reported: %s", async (_name, hash) => {
  expect(await readShared(hash)).toEqual({ kind: "malformed" });
});

test("a link of a later format is reported as such", async () => {
  expect(await readShared(hashOf('["a.0",["x",""]]', 2))).toEqual({ kind: "newer" });
});

test("neither long links nor those that inflate to very much are opened", async () => {
  expect(await readShared(`#try=1.${"A".repeat(40_000)}`)).toEqual({ kind: "too-large" });
  const bomb = hashOf(JSON.stringify(["a.0", ["x", " ".repeat(10_000_000)]]));
  expect(bomb.length).toBeLessThan(30_000);
  expect(await readShared(bomb)).toEqual({ kind: "too-large" });
});

test("a text that is too long for a link has none", async () => {
  const text = Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 9973).join("");
  expect(await writeShared({ sample: "a.0", files: [{ name: "x", text }] })).toBeNull();
});
