import { useEffect, useState } from "react";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./CopyButton.module.css";

interface Props {
  /** Called when the button is pressed. */
  readonly textOf: () => string;
}

/** How long a button says what has become of the last press. */
const confirmationMs = 2000;

/** Copies a text and says so. There is none where scripts are off: it could do nothing. */
export function CopyButton({ textOf }: Props) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const t = useTranslate();
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    // Without a secure connection browsers have no clipboard at all.
    void Promise.resolve().then(() => navigator.clipboard.writeText(textOf())).then(() => setState("copied"), () => setState("failed"));
  };
  const words = { idle: "Copy", copied: "Copied", failed: "Copying failed" };
  return (
    <button type="button" className={styles["button"]} onClick={copy}>
      <span aria-live="polite">{t({ id: `copy.${state}`, message: words[state] })}</span>
    </button>
  );
}
