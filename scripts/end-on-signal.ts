import { constants } from "node:os";

/** Ends with the exit code that a shell reports, also as the first process of a container. */
export function endOnSignal(close: () => unknown): void {
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => {
      const end = (): never => process.exit(128 + constants.signals[name]);
      process.on(name, end);
      void Promise.resolve(close()).then(end, end);
    });
}
