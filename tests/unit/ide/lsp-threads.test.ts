import { expect, it } from "vitest";
import { latestOnly } from "../../../packages/luau-defs/src/front";

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
