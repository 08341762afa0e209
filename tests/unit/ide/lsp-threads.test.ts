import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { CancellationTokenSource } from "vscode-languageserver";
import { createQueue, latestOnly } from "../../../packages/luau-defs/src/front";

it("runs one job at a time, and only the last of those that wait", async () => {
  const started: string[] = [];
  const run = latestOnly(async (job: string) => {
    started.push(job);
    await Promise.resolve();
    if (job === "broken") throw new Error("No thread");
    return job;
  });
  const together = [run("first"), run("second"), run("third")];
  expect(started).toEqual(["first"]);
  expect(await Promise.all(together)).toEqual(["first", null, "third"]);
  expect(await run("fourth")).toBe("fourth");
  const failing = run("broken");
  const next = run("fifth");
  await expect(failing).rejects.toThrow("No thread");
  expect(await next).toBe("fifth");
  expect(started).toEqual(["first", "third", "fourth", "broken", "fifth"]);
});

it("runs the next jobs after one that is cancelled when its reply has arrived", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "threads-")), "thread.cjs");
  writeFileSync(
    file,
    `const { parentPort } = require("node:worker_threads");
    parentPort.on("message", (reply) => {
      parentPort.postMessage("done");
      Atomics.store(reply, 0, 1);
      Atomics.notify(reply, 0);
    });`,
  );
  const lsp = path.resolve("packages/luau-defs/src/front/lsp");
  const run = createQueue<Int32Array, string>(path.relative(lsp, file), "No reply", () => undefined);
  const flag = () => new Int32Array(new SharedArrayBuffer(4));
  // The thread of the first job is kept for the second.
  await run(flag());
  const source = new CancellationTokenSource();
  const replied = flag();
  const cancelled = run(replied, source.token);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  Atomics.wait(replied, 0, 0);
  source.cancel();
  expect(await cancelled).toBeNull();
  expect(await run(flag())).toBe("done");
  expect(await run(flag())).toBe("done");
});
