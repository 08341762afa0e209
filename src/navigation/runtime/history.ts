import { inOneSpelling } from "../../lib/navigation/one-spelling";

/** Where the browser is, as Gatsby's program wants to know it. */
export interface Place extends Pick<Location, "pathname" | "search" | "hash" | "href" | "origin" | "protocol" | "host" | "hostname" | "port"> {
  readonly state: unknown;
  /** Tells two visits of one address apart. */
  readonly key: string;
}

export interface Change {
  readonly location: Place;
  readonly action: "POP" | "PUSH";
}

interface Options {
  readonly state?: object | null;
  readonly replace?: boolean;
}

type Listener = (change: Change) => void;

function currentPlace(): Place {
  const key = currentKey();
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  return { pathname: inOneSpelling(pathname), search, hash, href, origin, protocol, host, hostname, port, state: window.history.state, key };
}

/** The key of the visit that the browser is at. It gets one if the browser itself began it: on another document, or at a place of this one. */
export function currentKey(): string {
  if (keyInHistory() === undefined) changeEntry("replaceState", { ...window.history.state, key: newKey() }, () => undefined);
  return keyInHistory() ?? "none";
}

function keyInHistory(): string | undefined {
  const state = window.history.state as { readonly key?: string } | null; // whatever a page left there; the key is looked at alone
  return state?.key;
}

const newKey = (): string => `${Date.now()}`;

/** Safari allows a hundred changes in thirty seconds. */
function changeEntry(how: "pushState" | "replaceState", state: object, otherwise: () => void, to?: string): void {
  try {
    window.history[how](state, "", to);
  } catch {
    otherwise();
  }
}

/** The browser's history, with listeners. */
function createHistory() {
  const listeners = new Set<Listener>();
  let place = currentPlace();
  /** From a change of address to its page: a change within replaces the one before. */
  let transitioning = false;
  const tell = (action: Change["action"]): void => {
    place = currentPlace();
    const change = { location: place, action };
    for (const listener of listeners) listener(change);
  };
  window.addEventListener("popstate", () => tell("POP"));
  return {
    get location() {
      return place;
    },
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrive(): void {
      transitioning = false;
    },
    navigate(to: string | number, { state, replace = false }: Options = {}): void {
      if (typeof to === "number") return window.history.go(to);
      const how = transitioning || replace ? "replaceState" : "pushState";
      changeEntry(how, { ...state, key: newKey() }, () => window.location[replace ? "replace" : "assign"](to), to);
      transitioning = true;
      tell("PUSH");
    },
  };
}

export const globalHistory = createHistory();
export const navigate = globalHistory.navigate.bind(globalHistory);
