/**
 * Runs tasks in their order, a few at once: each runner takes the next one when it has finished its last.
 * Results are in the order of the tasks.
 */
export async function runQueue<Value>(
  tasks: readonly (() => Promise<Value>)[],
  runners: number,
): Promise<readonly Value[]> {
  const results: Value[] = [];
  const left = tasks.map((task, index) => ({ task, index }));
  const runNext = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      results[next.index] = await next.task();
  };
  await Promise.all(Array.from({ length: runners }, runNext));
  return results;
}
