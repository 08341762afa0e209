import type { ReactNode } from "react";
import type { Tokens } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { TypeText } from "./TokenText";
import * as styles from "./SlotFacts.module.css";

interface Props {
  /** Null if a table shows the type. */
  readonly type: Tokens | null;
  /** Null where callers do not choose: for returned values, and for arguments of listeners. */
  readonly isOptional: boolean | null;
  readonly defaultValue: string | null;
  readonly children?: ReactNode;
}

export function SlotFacts({ type, isOptional, defaultValue, children }: Props) {
  const t = useTranslate();
  return (
    <>
      {type !== null && <TypeText tokens={type} />}
      {isOptional === true && <SlotBadge>{t("api.badge.optional")}</SlotBadge>}
      {isOptional === false && <SlotBadge as="strong">{t("api.badge.required")}</SlotBadge>}
      {defaultValue !== null && <DefaultValue value={defaultValue} />}
      {children}
    </>
  );
}

function DefaultValue({ value }: { readonly value: string }) {
  const t = useTranslate();
  const [before, after] = t("api.badge.default").split("{value}");
  return (
    <SlotBadge>
      {before}
      <code>{value}</code>
      {after}
    </SlotBadge>
  );
}

interface BadgeProps {
  readonly as?: "span" | "strong";
  readonly children: ReactNode;
}

export function SlotBadge({ as: Element = "span", children }: BadgeProps) {
  return (
    <>
      {" "}
      <Element className={styles["badge"]}>{children}</Element>
    </>
  );
}
