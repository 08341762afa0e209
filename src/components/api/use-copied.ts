import { useEffect, useState } from "react";

export type CopyState = "idle" | "copied" | "failed";

/** How long it is said what has become of the last copy. */
const confirmationMs = 2000;

/** Copies texts, and tells for a moment whether that worked. */
export function useCopied(): readonly [state: CopyState, copy: (textOf: () => string | Promise<string>) => void] {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (textOf: () => string | Promise<string>): void => {
    // Without a secure connection browsers have no clipboard at all.
    void Promise.resolve().then(textOf).then((text) => navigator.clipboard.writeText(text)).then(() => setState("copied"), () => setState("failed"));
  };
  return [state, copy];
}
