import { Footer } from "../components/navigation/Footer";
import type { FooterSlotProps } from "../lib/theme/theme-slots";

/** Slot: the end of every page. */
export default function FooterSlot(_: FooterSlotProps) {
  return <Footer />;
}
