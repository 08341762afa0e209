/**
 * The function by which the texts of guides and posts create their elements, in place of React's. React's
 * errors have no location: a page that failed is rendered once more, and each element of its text is then
 * recorded with its location.
 */
import { isValidElement, type ElementType, type Key, type ReactElement } from "react";
import { jsx } from "react/jsx-runtime";

export { Fragment } from "react/jsx-runtime";

/** Where an element is in the file of its text, as MDX compiles it for development. */
export interface ElementLocation {
  readonly fileName: string;
  /** Undefined for an element that a plugin has made, which is part of another. */
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

interface Props {
  readonly children?: unknown;
  readonly href?: unknown;
  readonly src?: unknown;
}

interface Recording {
  /** The locations of the elements that are being rendered, from the outermost. */
  readonly open: ElementLocation[];
  /** For components that look for children of a type, such as `Tabs`: these have no locations. */
  readonly keepsChildren: boolean;
  /** The elements that would have been created otherwise. */
  readonly plain: WeakMap<ReactElement, ReactElement>;
}

const recorded: { recording: Recording | null } = { recording: null };

export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  _isStatic: boolean,
  location: ElementLocation,
): ReactElement {
  const Type = isAddressed(type, props) ? type : WithoutAddress;
  const plain = jsx(Type, props, key);
  const { recording } = recorded;
  if (recording === null || location.lineNumber === undefined) return plain;
  const shownProps =
    recording.keepsChildren && typeof type === "function" ? withPlainChildren(props, recording) : props;
  const element = jsx(recordElement(Type, location, recording), shownProps, key);
  recording.plain.set(element, plain);
  return element;
}

/** React shows an object as `[object Object]`, also in an address. */
const isAddressed = (type: ElementType, { href, src }: Props): boolean =>
  typeof type !== "string" || ![href, src].some((value) => String(value) === "[object Object]");

function WithoutAddress(): never {
  throw new TypeError("An address must be text, not an object");
}

/**
 * Renders a page that has failed.
 * @returns the location of the innermost element of its text that fails; null if none does
 */
export const failingElement = (render: () => unknown): ElementLocation | null =>
  recordLocation(render, false) ?? recordLocation(render, true);

function recordLocation(render: () => unknown, keepsChildren: boolean): ElementLocation | null {
  const open: ElementLocation[] = [];
  recorded.recording = { open, keepsChildren, plain: new WeakMap() };
  try {
    render();
    return null;
  } catch {
    return open.at(-1) ?? null;
  } finally {
    recorded.recording = null;
  }
}

/** A component that renders an element of the type, and records that it does. */
function recordElement(Type: ElementType, location: ElementLocation, { open }: Recording): ElementType {
  const Open = () => void open.push(location);
  const Close = () => void open.pop();
  return (props: object) => (
    <>
      <Open />
      <Type {...props} />
      <Close />
    </>
  );
}

function withPlainChildren({ children, ...props }: Props, { plain }: Recording): Props {
  const plainOf = (child: unknown): unknown => (isValidElement(child) ? (plain.get(child) ?? child) : child);
  return { ...props, children: Array.isArray(children) ? children.map(plainOf) : plainOf(children) };
}
