import type { ReactNode } from "react";
import { useTranslate } from "../../shell/shell-context";
import * as styles from "./TypeCards.module.css";

interface Props {
  /** Only links and names in samples have cards, not the code that links to guides. */
  readonly only?: "samples";
  readonly children: ReactNode;
}

/** Shows cards for the links in it (see src/behaviours), and has the choices of the copy menus, a line each. */
export function TypeCards({ only, children }: Props) {
  const t = useTranslate();
  const choices = [t("api.copyPath"), t("api.copySignature"), t("api.copyLink")].join("\n");
  return (
    <div
      className={styles["frame"]}
      data-cards={only ?? ""}
      data-more={t("api.andMore")}
      {...(only === undefined ? { "data-choices": choices } : {})}
    >
      {children}
    </div>
  );
}
