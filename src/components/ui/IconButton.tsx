import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import * as styles from "./IconButton.module.css";

interface Props extends ComponentProps<"button"> {
  readonly "aria-label": string;
  readonly icon?: ComponentProps<typeof Icon>["name"];
  readonly size?: "small" | "large" | "largest";
}

/** A button that shows an icon alone. Its colours are those of the navbar where it is in one. */
export function IconButton({ icon, size = "large", className = "", children, ...attributes }: Props) {
  return (
    <button type="button" className={`${styles[size]} ${className}`.trim()} {...attributes}>
      {icon === undefined ? children : <Icon name={icon} />}
    </button>
  );
}
