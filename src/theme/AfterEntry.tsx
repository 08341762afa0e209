import type { ReactNode } from "react";
import type { EntrySlotProps } from "../lib/theme/theme-slots";

/** Slot: at the end of every entry of the reference; of a class, before its members. */
export default function AfterEntry(_: EntrySlotProps): ReactNode {
  return null;
}
