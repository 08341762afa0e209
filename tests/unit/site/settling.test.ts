import { expect, test } from "vitest";
import { createSettling, type Outcome } from "../../../packages/gatsby-lean/src/develop/settling";

/** What the steps of a run end, written as `state`, `state < event`, or `+action` for a change of a node. */
function outcomesOf(run: string): readonly Outcome[] {
  const settling = createSettling();
  return run.split(", ").flatMap((step) => {
    if (step.startsWith("+")) settling.changed(step.slice(1));
    const [value = "", type = ""] = step.split(" < ");
    const outcome = step.startsWith("+") ? null : settling.entered({ value, event: { type } });
    return outcome === null ? [] : [outcome];
  });
}

test("the start and the queries of an opened page change nothing", () => {
  expect(outcomesOf("initializing, +createNode, runningQueries, startingDevServers, waiting")).toEqual([]);
  expect(outcomesOf("waiting, runningQueries < QUERY_RUN_REQUESTED, waiting")).toEqual([]);
});

test("a change of nodes, and one of queries, is processed when the machine waits again, and reported once", () => {
  const run = "waiting, +createNode, recreatingPages, runningQueries, waiting, waiting";
  expect(outcomesOf(run)).toEqual(["settled"]);
  expect(outcomesOf("waiting, runningQueries < EXTRACT_QUERIES_NOW, waiting")).toEqual(["settled"]);
});

test("nodes that change while others are processed are reported once they are processed, too", () => {
  const run = "waiting, recreatingPages, runningQueries, +deleteNode, waiting, recreatingPages, waiting";
  expect(outcomesOf(run)).toEqual(["settled", "settled"]);
});

test("pages have to be created again if nodes change while they are created", () => {
  const start = "waiting, recreatingPages, +deleteNode, runningQueries";
  expect(outcomesOf(`${start}, waiting`)).toEqual(["incomplete"]);
  expect(outcomesOf(`${start}, waiting, recreatingPages, waiting`)).toEqual(["incomplete", "settled"]);
  expect(outcomesOf(`${start}, recreatingPages, runningQueries, waiting`)).toEqual(["settled"]);
  expect(outcomesOf(start.replace("deleteNode", "touchNode") + ", waiting")).toEqual(["settled"]);
});
