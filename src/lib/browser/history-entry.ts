/** The current entry of the session history, with a key that distinguishes visits to the same address. */

interface State {
  readonly key?: string;
  /** Set while an open menu has its own entry (components/mobile-menu/use-close-on-back.ts). */
  readonly openMenu?: true;
}

/** This client writes the state; that of other scripts has no key. */
const stateOf = (): State => (window.history.state ?? {}) as State;

/** An entry created by the browser, such as by a link within the page, receives a new key. */
export function currentKey(): string {
  const { key } = stateOf();
  if (key !== undefined) return key;
  const created = newKey();
  change("replaceState", { ...stateOf(), key: created }, () => undefined);
  return created;
}

export const isMenuEntry = (): boolean => stateOf().openMenu === true;

/** Adds an entry for a menu that has opened, with the key of the page's. */
export const enterMenu = (): void => change("pushState", { ...stateOf(), openMenu: true }, () => undefined);

export function enter(address: string, replace: boolean): void {
  const load = (): void => window.location[replace ? "replace" : "assign"](address);
  change(replace ? "replaceState" : "pushState", { key: newKey() }, load, address);
}

const newKey = (): string => `${Date.now()}`;

/** Safari throws after a hundred changes in thirty seconds. */
function change(
  how: "pushState" | "replaceState",
  state: State,
  fallback: () => void,
  address?: string,
): void {
  try {
    window.history[how](state, "", address);
  } catch {
    fallback();
  }
}
