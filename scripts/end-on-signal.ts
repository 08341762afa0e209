import { constants } from "node:os";

/**
 * With the exit code that a shell reports: the system does not end the first process of a container by
 * itself. A second signal ends it at once.
 */
export function endOnSignal(close: () => unknown): void {
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => {
      const end = (): never => process.exit(128 + constants.signals[name]);
      process.on(name, end);
      void Promise.resolve(close()).then(end, end);
    });
}
