import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gatherChanges, SETTLE_MS } from "../../../packages/luau-defs/src/read";

describe("changes of many files", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started: (readonly string[])[] = [];
  const files = Array.from({ length: 1000 }, (_, index) => `module${index}.d.luau`);
  const SLOW_MS = 10_000;
  const slowly = (changed: ReadonlySet<string>): Promise<void> => {
    started.push([...changed]);
    return new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  };
  beforeEach(() => void started.splice(0));

  test("are one call when they come at once", async () => {
    const changes = gatherChanges(slowly);
    for (const file of files) changes.note(file);
    await vi.advanceTimersByTimeAsync(2 * SLOW_MS);

    expect(started).toEqual([files]);
  });

  test("that come one by one are two calls, where the first takes its time", async () => {
    const changes = gatherChanges(slowly);
    for (const file of files.slice(0, 100)) {
      changes.note(file);
      await vi.advanceTimersByTimeAsync(SETTLE_MS + 10);
    }
    await vi.advanceTimersByTimeAsync(3 * SLOW_MS);

    expect(started).toEqual([files.slice(0, 1), files.slice(1, 100)]);
  });

  test("end with the call that has begun", async () => {
    const changes = gatherChanges(slowly);
    changes.note("a");
    await vi.advanceTimersByTimeAsync(SETTLE_MS + 10);
    changes.note("b");
    const ended = vi.fn();
    void changes.end().then(ended);
    await vi.advanceTimersByTimeAsync(SLOW_MS - 100);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * SLOW_MS);

    expect(ended).toHaveBeenCalled();
    expect(started).toEqual([["a"]]);
  });
});
