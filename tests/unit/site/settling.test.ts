import { expect, test } from "vitest";
import { createSettling } from "../../../packages/gatsby-lean/src/develop/settling";

/** Which steps settle, of a run written as `state` or `state < event`. */
function settledBy(run: readonly string[]): readonly number[] {
  const hasSettled = createSettling();
  return run.flatMap((step, index) => {
    const [value = "", type = ""] = step.split(" < ");
    return hasSettled({ value, event: { type } }) ? [index] : [];
  });
}

test("the start and the queries of an opened page change nothing", () => {
  expect(settledBy(["initializing", "runningQueries", "startingDevServers", "waiting"])).toEqual([]);
  expect(settledBy(["waiting", "runningQueries < QUERY_RUN_REQUESTED", "waiting"])).toEqual([]);
});

test("a change of nodes, and one of queries, is processed when the machine waits again, and reported once", () => {
  expect(settledBy(["waiting", "recreatingPages", "runningQueries", "waiting", "waiting"])).toEqual([3]);
  expect(settledBy(["waiting", "runningQueries < EXTRACT_QUERIES_NOW", "waiting"])).toEqual([2]);
});

test("nodes that change while others are processed are reported once they are processed, too", () => {
  const first = ["waiting", "recreatingPages", "runningQueries"];
  expect(settledBy([...first, "waiting", "recreatingPages", "runningQueries", "waiting"])).toEqual([3, 6]);
});
