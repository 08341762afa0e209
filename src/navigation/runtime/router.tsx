/**
 * What Gatsby's program uses of `@gatsbyjs/reach-router`, in place of it in browsers. All pages have fixed paths here:
 * there is nothing to match, and one route.
 */
import { createContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { globalHistory, navigate, type Place } from "./history";

export { globalHistory, navigate };

export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

/** Gatsby asks with the routes that it matches itself, of which there are none. */
export const pick = (): null => null;

interface LocationProps {
  readonly children: (context: { readonly location: Place; readonly navigate: typeof navigate }) => ReactNode;
}

/** Renders its children anew with each change of address. */
export function Location({ children }: LocationProps) {
  const [location, setLocation] = useState(globalHistory.location);
  useEffect(() => globalHistory.listen((change) => setLocation(change.location)), []);
  useEffect(() => globalHistory.arrive(), [location]);
  return children({ location, navigate });
}

interface RouterProps {
  readonly id: string;
  readonly location: Place;
  readonly children: ReactNode;
}

/** The frame around a page. A new page takes the focus, unless it is on something that stays. */
export function Router({ id, location, children }: RouterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(location.pathname);
  useLayoutEffect(() => {
    if (shown.current === location.pathname) return;
    shown.current = location.pathname;
    if (frame.current?.contains(document.activeElement) === false) frame.current.focus();
  }, [location.pathname]);
  return (
    <div style={{ outline: "none" }} tabIndex={-1} ref={frame} id={id}>
      {children}
    </div>
  );
}
