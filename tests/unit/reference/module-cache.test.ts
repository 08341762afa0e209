/** Stored results of unchanged modules are equal to new ones, while definitions are edited. */
import { cpSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openSession, type Snapshot } from "../../../plugins/gatsby-source-luau-defs/src/session";
import { readCases } from "../../support/read-cases";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write } = folderOfEachTest("module-cache");
/** As text, which is compared many times faster. */
const emitted = ({ nodes, files }: Snapshot) => JSON.stringify([...nodes, ...files], computed, 1);
const computed = (_key: string, value: unknown): unknown => (value instanceof Function ? value() : value);
/** Links the names in samples, as the site's does. */
const highlight = (code: string, _language: string, resolve: (symbol: string) => string | null) =>
  code.replaceAll(/[\w.]+/g, (name) => resolve(name) ?? name);

/** A session that is kept, and after each edit what a new one emits. */
function open(pages: "module" | "class" = "module") {
  const site = { cwd: pathOf(), siteUrl: "https://k.example" };
  const options = { requests: ["."], severities: {}, pages, highlight, ...site };
  const session = openSession(options);
  return async () => {
    const kept = await session.read("all");
    expect(emitted(kept)).toBe(emitted(await openSession(options).read("all")));
    return kept;
  };
}

const body =
  "--- A rigid body.\ndeclare extern type Body with\n\t--- Its mass, in kilograms.\n\tmass: number\nend\n";
const timer = "--- Timers.\n\n--- Stops a timer.\ndeclare function stop(id: number): ()\n";

test("an unchanged module is the same object", async () => {
  write("body.d.luau", body);
  write("timer.d.luau", timer);
  const read = open();
  const before = await read();
  write("timer.d.luau", timer.replace("Stops a timer.", "Cancels a timer."));
  const after = await read();
  expect(after.nodes[0]).toBe(before.nodes[0]);
  expect(after.nodes[1]).not.toBe(before.nodes[1]);
  expect(after.files[0]).toBe(before.files[0]);
});

describe("a module is emitted again if another module changes", () => {
  test.each(readCases("cases/modules-that-use-others.txt"))("%s", async (_what, first = "", second = "") => {
    write("body.d.luau", `${body}\nexport type Hit = (other: Body) -> ()\n`);
    write("user.d.luau", first);
    const read = open();
    for (const text of [first, second, first]) {
      write("user.d.luau", text);
      await read();
    }
  });

  test("the target of its links, its base class, and what a name in its samples means", async () => {
    const wheel =
      "declare extern type Wheel extends Body with\nend\n\n" +
      "--- Turns a wheel, see [Body] and [stop].\n---\n--- ```luau\n--- stop(1)\n--- ```\n" +
      "declare function turn(wheel: Wheel): ()\n";
    write("wheel.d.luau", wheel);
    const read = open();
    for (const edit of [
      () => (write("body.d.luau", body), write("timer.d.luau", timer)),
      () => write("body.d.luau", body.replace("Its mass", "The mass")),
      () => write("body.d.luau", body.replaceAll("Body", "Solid")),
      () => write("timer.d.luau", timer.replace("stop(", "cancel(")),
      () => rmSync(pathOf("timer.d.luau")),
      () => (write("body.d.luau", body), write("timer.d.luau", timer)),
    ]) {
      edit();
      await read();
    }
  });
});

test.each(["module", "class"] as const)(
  "after types of our own definitions were renamed one by one, with pages by %s",
  async (pages) => {
    const own = path.resolve("definitions");
    const files = readdirSync(own).filter((file) => file.endsWith(".d.luau"));
    for (const file of files) cpSync(path.join(own, file), pathOf(file));
    const read = open(pages);
    await read();
    for (const file of ["entity.d.luau", "physics.d.luau", "ui.d.luau"]) {
      const text = readFileSync(path.join(own, file), "utf8");
      const [, name = ""] = /^(?:export type|declare extern type) (\w+)/m.exec(text) ?? [];
      write(file, text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), "Renamed"));
      await read();
    }
  },
);
