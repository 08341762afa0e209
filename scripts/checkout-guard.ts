import { changedFiles } from "./checkout-files";

/** Detects files that tests write to the checkout, which would make concurrent steps fail intermittently. */
export interface CheckoutGuard {
  readonly look: () => void;
  /** Returns the files that differed at any time. */
  readonly stop: () => readonly string[];
}

/**
 * Compares the checkout with its initial state once per second, so that temporary files are detected as well.
 * @returns null without git
 */
export function guardCheckout(folder: string): CheckoutGuard | null {
  const before = changedFiles(folder);
  if (before === null) return null;
  const touched = new Set<string>();
  const look = (): void => {
    const now = changedFiles(folder) ?? before;
    const files = new Set([...before.keys(), ...now.keys()]);
    for (const file of files) if (before.get(file) !== now.get(file)) touched.add(file);
  };
  const timer = setInterval(look, 1_000);
  timer.unref();
  const stop = (): readonly string[] => {
    clearInterval(timer);
    look();
    return [...touched].sort();
  };
  return { look, stop };
}
