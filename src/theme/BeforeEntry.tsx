import type { ReactNode } from "react";
import type { EntrySlotProps } from "../lib/theme/theme-slots";

/** Slot: below the heading of every entry of the reference. */
export default function BeforeEntry(_: EntrySlotProps): ReactNode {
  return null;
}
