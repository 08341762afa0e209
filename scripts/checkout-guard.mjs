/** Notices what tests write in the checkout: another step that reads it meanwhile would fail, and only now and then. */
import { changedFiles } from "./checkout-files.mjs";

/**
 * Compares the checkout with what it was at the start, as git sees it: once a second, so that a file that is soon removed is noticed, too.
 * @param {string} folder
 * @returns {{ look: () => void, stop: () => readonly string[] } | null} `stop` returns the files that differed at any time; null where there is no git
 */
export function guardCheckout(folder) {
  const before = changedFiles(folder);
  if (before === null) return null;
  const touched = new Set();
  const look = () => {
    const now = changedFiles(folder) ?? before;
    for (const file of new Set([...before.keys(), ...now.keys()])) if (before.get(file) !== now.get(file)) touched.add(file);
  };
  const timer = setInterval(look, 1_000);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    look();
    return [...touched].sort();
  };
  return { look, stop };
}
