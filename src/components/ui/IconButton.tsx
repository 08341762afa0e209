import type { ComponentProps } from "react";
import * as styles from "./IconButton.module.css";

const SIZES = {
  small: styles["small"] ?? "",
  large: styles["large"] ?? "",
  largest: styles["largest"] ?? "",
};

interface Props extends ComponentProps<"button"> {
  readonly "aria-label": string;
  readonly size?: keyof typeof SIZES;
}

/** A button that shows an icon alone. Its colours are those of the navbar where it is in one. */
export function IconButton({ size = "large", className, ...attributes }: Props) {
  const classes = className ? `${SIZES[size]} ${className}` : SIZES[size];
  return <button type="button" className={classes} {...attributes} />;
}
