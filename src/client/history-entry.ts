/**
 * The entry of the browser's history that is shown, with a key that tells two visits of one address apart.
 */

interface State {
  readonly key?: string;
  /** Set while an open menu has an entry of its own (components/mobile-menu/use-back-closes.ts). */
  readonly openMenu?: true;
}

const stateOf = (): State => (window.history.state ?? {}) as State; // written by this client; a foreign state has no key

/** The key of the current entry. An entry that the browser made (a link within the page) gets one. */
export function currentKey(): string {
  const { key } = stateOf();
  if (key !== undefined) return key;
  const made = newKey();
  change("replaceState", { ...stateOf(), key: made }, () => undefined);
  return made;
}

export const isMenuEntry = (): boolean => stateOf().openMenu === true;

/** Adds an entry for an address, or replaces the current one. */
export function enter(address: string, replace: boolean): void {
  const load = (): void => window.location[replace ? "replace" : "assign"](address);
  change(replace ? "replaceState" : "pushState", { key: newKey() }, load, address);
}

const newKey = (): string => `${Date.now()}`;

/** Safari throws after a hundred changes in thirty seconds. */
function change(
  how: "pushState" | "replaceState",
  state: State,
  otherwise: () => void,
  address?: string,
): void {
  try {
    window.history[how](state, "", address);
  } catch {
    otherwise();
  }
}
