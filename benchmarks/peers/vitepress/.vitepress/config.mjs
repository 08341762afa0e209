/** The same pages with VitePress, as it comes, with its own search. */
import { readdirSync } from "node:fs";
import path from "node:path";

const pages = readdirSync(path.resolve(import.meta.dirname, "../pages"))
  .filter((file) => file.endsWith(".md"))
  .sort();

export default {
  title: "Peer",
  srcDir: "pages",
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: "local" },
    sidebar: [
      {
        text: "Reference",
        items: pages.map((file) => ({ text: file.replace(".md", ""), link: `/${file.replace(".md", "")}` })),
      },
    ],
  },
};
