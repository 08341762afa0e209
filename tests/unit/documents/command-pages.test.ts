/** docs/commands is what the commands' help says; `-u` writes it. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { commandPages, COMMANDS_FOLDER } from "../../support/command-pages";
import { programs } from "../../support/programs";
import { root } from "../../support/site-inputs";

const pages = commandPages(programs());

test.each([...pages])("%s", async (file, text) => {
  await expect(text).toMatchFileSnapshot(path.join(root, COMMANDS_FOLDER, file));
});

test("there are no other pages", () => {
  expect(readdirSync(path.join(root, COMMANDS_FOLDER)).sort()).toEqual([...pages.keys()].sort());
});
