import { changedFiles } from "./checkout-files";

/**
 * Notices what tests write in the checkout: another step that reads it meanwhile would fail, and only now and
 * then.
 */
export interface CheckoutGuard {
  readonly look: () => void;
  /** Returns the files that differed at any time. */
  readonly stop: () => readonly string[];
}

/**
 * Compares the checkout with what it was at the start, as git sees it: once a second, so that a file that is
 * soon removed is noticed, too.
 * @returns null where there is no git
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
