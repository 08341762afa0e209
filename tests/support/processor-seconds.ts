/** How long the processor works on `run`, which other programs of a busy machine do not prolong. */
export async function processorSeconds(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
