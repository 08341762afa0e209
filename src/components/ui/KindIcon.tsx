import type { SymbolKind } from "luau-contract";
import * as styles from "./KindIcon.module.css";

interface Props {
  readonly kind: SymbolKind;
}

/** Lines on a grid of 16 by 16, drawn by ourselves. */
const KIND_DRAWINGS: Readonly<Record<SymbolKind, string>> = {
  function: "M11.5 3.2c-2-.9-3 .2-3.3 2l-1.2 5.9c-.3 1.7-1.3 2.5-3 1.8M5 7h5.8",
  method: "M8 1.8l5.4 3v6.4L8 14.2l-5.4-3V4.8zM2.6 4.8L8 8l5.4-3.2M8 8v6.2",
  property: "M2.2 2.2h5.6l6 6-5.6 5.6-6-6zM5.2 5.2v0",
  class: "M2.5 2.5h11v11h-11zM2.5 6.2h11M5.2 9.9h5.6",
  enum: "M6.2 3.5h7.6M6.2 8h7.6M6.2 12.5h7.6M2.4 3.5v0M2.4 8v0M2.4 12.5v0",
  enumValue: "M2.4 8v0M6.2 8h7.6",
  event: "M9 1.6L3.4 9.2h4.2L7 14.4l5.6-7.6H8.4z",
  type: "M3 5V2.8h10V5M8 2.8v10.4M6 13.2h4",
  constant: "M2.5 2.5h11v11h-11zM5.5 6.5h5M5.5 9.5h5",
  module: "M3 12.2V3.8a2 2 0 0 1 2-2h8v12.4H5a2 2 0 0 1 0-4h8",
};

/** The kind of a symbol as a picture, for a text that says it, too: screen readers pass it over. */
export function KindIcon({ kind }: Props) {
  return (
    <svg className={styles["icon"]} viewBox="0 0 16 16" aria-hidden="true" data-kind={kind}>
      <path d={KIND_DRAWINGS[kind]} />
    </svg>
  );
}
