/** The same pages with Starlight, as it comes, with its own search. */
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  integrations: [
    starlight({
      title: "Peer",
      sidebar: [{ label: "Reference", items: [{ autogenerate: { directory: "." } }] }],
    }),
  ],
});
