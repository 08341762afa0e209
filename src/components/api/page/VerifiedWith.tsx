import { longDate } from "../../../lib/content/blog";
import type { ModulePage } from "../../../lib/reference/reference-props";
import { useShell, useTranslate } from "../../shell/shell-context";
import * as styles from "./VerifiedWith.module.css";

interface Props {
  readonly verified: ModulePage["verified"];
}

/** The engine that the module's definitions were compared with, and when. Nothing if with none. */
export function VerifiedWith({ verified }: Props) {
  const t = useTranslate();
  const { locale } = useShell();
  if (verified === null) return null;
  const { engine, date } = verified;
  const message = { id: "api.verified", message: "Verified with {engine} on {date}" } as const;
  return <p className={styles["verified"]}>{t(message, { engine, date: longDate(date, locale) })}</p>;
}
