import { HomePage } from "../components/home/HomePage";
import type { HomeSlotProps } from "../lib/theme/theme-slots";

/** Slot: the home page, between navbar and footer. */
export default function Home({ title, tagline, texts }: HomeSlotProps) {
  return <HomePage title={title} tagline={tagline} texts={texts} />;
}
