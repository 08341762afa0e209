import { isValidElement, type ReactNode } from "react";

/** The text of some elements, without their markup. */
export function plainText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(plainText).join("");
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return plainText(node.props.children);
  return "";
}
