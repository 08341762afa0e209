/** The cost of a signature is that of the cheapest assignment of the query's types to its own. */
import type { TypeOrPack } from "luau-syntax";
import { WEAK_MATCH } from "./cost-weights";
import { leastCost, typeAt, type TypeSearch } from "./least-cost";
import { countBits } from "./name-forms";
import type { Call, CallParameter } from "./open-types";
import { typeCost } from "./type-cost";
import type { Side } from "./type-matcher";

const UNUSED = {
  required: 1.25,
  unasked: 0.5,
  optional: 0.2,
  value: 0.75,
} as const;
const OUT_OF_ORDER = 0.1;

interface Slot {
  readonly type: number;
  /** A variadic takes several types. */
  readonly many: boolean;
}

interface Task {
  readonly search: TypeSearch;
  readonly side: Side;
  readonly wanted: readonly TypeOrPack[];
  readonly slots: readonly Slot[];
  /** The least cost of the unused slots, for any assignment. */
  readonly rest: number;
  /** The lowest cost of a complete assignment so far. */
  readonly best: { cost: number };
  /** Few types are faster without a memory of states: null. */
  readonly reached: Map<number, number> | null;
  /** Called with each complete assignment that may be the best. */
  readonly done: (choice: Choice) => void;
}

interface Choice {
  readonly cost: number;
  readonly closest: number;
  /** Each used slot has a bit. */
  readonly used: number;
  /** -1 before the first slot is used. */
  readonly last: number;
}

/** From this number of types on, the orders are too many to try: states are memoised. */
const MANY = 4;

const NONE: readonly TypeOrPack[] = [];

const statesOf = (wanted: readonly TypeOrPack[]): Task["reached"] =>
  wanted.length < MANY ? null : new Map();

export function callCost(search: TypeSearch, call: Call): number {
  const { params, returns } = search.query;
  const slots = call.params.map(({ type, variadic }) => ({ type, many: variadic }));
  const values = call.returns.map((type) => ({ type, many: false }));
  const best = { cost: Infinity };
  const unusedValues = (used: number) => (returns === null ? 0 : (values.length - used) * UNUSED.value);
  const withValues = ({ cost, closest, used }: Choice) => {
    if (closest < WEAK_MATCH || closest === Infinity)
      best.cost = Math.min(best.cost, cost + unusedValues(countBits(used)));
  };
  const results = returns ?? NONE;
  const restOfValues = unusedValues(Math.min(results.length, values.length));
  const withParams = ({ cost, closest, used }: Choice) => {
    const start = {
      cost: cost + unusedParams(call.params, used, params !== null),
      closest,
      used: 0,
      last: -1,
    };
    assign(
      {
        search,
        side: "return",
        wanted: results,
        slots: values,
        rest: restOfValues,
        best,
        reached: statesOf(results),
        done: withValues,
      },
      0,
      start,
    );
  };
  const args = params ?? NONE;
  const task: Task = {
    search,
    side: "param",
    wanted: args,
    slots,
    rest: leastUnused(call.params, params),
    best,
    reached: statesOf(args),
    done: withParams,
  };
  assign(task, 0, { cost: 0, closest: Infinity, used: 0, last: -1 });
  return best.cost;
}

/** Each free slot is tried for the type, before the next type is assigned. */
function assign(task: Task, wantedIndex: number, choice: Choice): void {
  if (choice.cost + task.rest >= task.best.cost - ROUNDING || wasReached(task, wantedIndex, choice)) return;
  const type = task.wanted[wantedIndex];
  if (type === undefined) return task.done(choice);
  if (type.kind === "nil" && task.slots.length === 0)
    assign(task, wantedIndex + 1, { ...choice, cost: choice.cost + UNUSED.optional });
  const { bindings } = task.search.matcher;
  for (const [index, slot] of task.slots.entries()) {
    if (index > LAST_BIT || ((choice.used >> index) & 1 && !slot.many)) continue;
    const mark = bindings.length;
    const assigned = slotCost(task, type, wantedIndex, slot);
    if (assigned < Infinity) {
      const cost = choice.cost + assigned + (index < choice.last ? OUT_OF_ORDER : 0);
      assign(task, wantedIndex + 1, {
        cost,
        closest: Math.min(choice.closest, assigned),
        used: choice.used | (1 << index),
        last: index,
      });
    }
    bindings.length = mark;
  }
}

/** Later slots have no bit, and are not matched. */
const LAST_BIT = 30;

/** Sums of the same costs in another order differ by less. */
const ROUNDING = 1e-9;

/** Bound generics would make states differ. */
function wasReached(
  { reached, search }: Task,
  wantedIndex: number,
  { cost, closest, used, last }: Choice,
): boolean {
  if (reached === null || search.matcher.bindings.length > 0) return false;
  const state =
    ((wantedIndex * 32 + last + 1) * 2 + Number(closest < WEAK_MATCH)) * 2 ** 31 + (used & 0x7fffffff);
  const before = reached.get(state);
  if (before !== undefined && before <= cost) return true;
  reached.set(state, cost);
  return false;
}

/** The cost with generics depends on their bindings, and is computed again. */
function slotCost({ search, side }: Task, type: TypeOrPack, wantedIndex: number, slot: Slot): number {
  const least = leastCost(search, side, wantedIndex, slot.type);
  if (least === Infinity || !(search.generic || search.matcher.table.generic[slot.type] === true))
    return least;
  return typeCost(search.matcher, type, typeAt(search.matcher.table, slot.type), side);
}

function unusedParams(params: readonly CallParameter[], used: number, hasArguments: boolean): number {
  let cost = 0;
  for (const [index, param] of params.entries())
    if (index > LAST_BIT || ((used >> index) & 1) === 0) cost += unusedCost(param, hasArguments);
  return cost;
}

const unusedCost = ({ optional, variadic }: CallParameter, hasArguments: boolean): number =>
  variadic ? 0 : optional ? UNUSED.optional : hasArguments ? UNUSED.required : UNUSED.unasked;

/** The parameters with the lowest costs stay unused: a lower bound, not worth computing for few types. */
function leastUnused(params: readonly CallParameter[], wanted: readonly TypeOrPack[] | null): number {
  if ((wanted?.length ?? 0) < MANY) return 0;
  const costs = params.map((param) => unusedCost(param, wanted !== null)).sort((a, b) => a - b);
  return costs
    .slice(0, Math.max(0, params.length - (wanted?.length ?? 0)))
    .reduce((sum, cost) => sum + cost, 0);
}
