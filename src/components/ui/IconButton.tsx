import type { ComponentProps } from "react";
import * as styles from "./IconButton.module.css";

interface Props extends ComponentProps<"button"> {
  /** What it does, for those who do not see the icon. */
  readonly "aria-label": string;
  readonly size?: "small" | "large" | "largest";
}

/** A button that shows an icon alone. Its colours are those of the navbar where it is in one. */
export function IconButton({ size = "large", className, ...attributes }: Props) {
  const own = styles[size] ?? "";
  return <button type="button" className={className ? `${own} ${className}` : own} {...attributes} />;
}
