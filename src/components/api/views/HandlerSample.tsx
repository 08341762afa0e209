import { useTranslate } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import * as styles from "./HandlerSample.module.css";

interface Props {
  readonly html: string;
}

/** Code that hears an event, to begin with. */
export function HandlerSample({ html }: Props) {
  const t = useTranslate();
  return (
    <>
      <p className={styles["title"]}>{t({ id: "api.handler", message: "Listen to it" })}</p>
      <RichText html={html} />
    </>
  );
}
