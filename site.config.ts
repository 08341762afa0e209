/**
 * The site's own facts, in one place: another engine changes this file, `definitions/`, `content/`, the
 * pictures in `static/` and `luau-defs.config.json`, and nothing else.
 */
import otherEngines from "./content/other-engines.json";
import type { SiteConfig } from "./src/lib/site-config/schema";

const repository = "https://code.loam.example/loam/engine";
const chat = "https://chat.loam.example";

export const siteConfig: SiteConfig = {
  title: "Loam",
  tagline: "A sandbox game whose worlds are scripted in Luau",
  url: "https://loam.example",
  baseUrl: "/",
  favicon: "/favicon.svg",
  defaultLocale: "en-GB",
  locales: { "en-GB": { label: "English", htmlLang: "en-GB", dir: "ltr" } },
  themeColours: { light: { accent: "#2a673a" }, dark: { accent: "#93d2a2" } },
  colourMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  announcement: {
    id: "developer-preview",
    content: 'The developer preview is out. <a href="/blog/developer-preview">Read what is in it</a>.',
    isCloseable: true,
  },
  navbar: {
    title: "Loam",
    logo: { src: "/img/logo.svg", srcDark: "/img/logo-dark.svg", alt: "", width: 32, height: 32 },
    hideOnScroll: true,
    items: [
      { type: "docSidebar", sidebarId: "docs", label: "Docs", position: "left" },
      { type: "default", to: "/blog", label: "Blog", position: "left" },
      { type: "search", position: "right" },
      { type: "default", href: repository, label: "Source", position: "right" },
    ],
  },
  footer: {
    style: "light",
    links: [
      {
        title: "Docs",
        items: [
          { label: "Tutorial", to: "/docs/tutorials/creating-packages" },
          { label: "Scripting reference", to: "/docs#scripting-reference" },
        ],
      },
      { title: "Community", items: [{ label: "Chat", href: chat }] },
      {
        title: "More",
        items: [
          { label: "Blog", to: "/blog" },
          { label: "Source", href: repository },
        ],
      },
    ],
    copyright: "Copyright © 2025 the Loam developers",
  },
  reference: {
    groups: [
      { label: "World", names: ["camera", "colour", "entity", "physics", "quaternion"] },
      { label: "Input", names: ["input", "keyboard", "mouse"] },
      { label: "Interface", names: ["ui", "state"] },
      { label: "Scripting", names: ["engine", "filesystem", "globals", "luau", "timer"] },
    ],
    icons: {
      camera: "M3 7h12v10H3zM15 11l6-3v8l-6-3M7 10h2",
      colour: "M12 3c3.6 4.4 6 7.4 6 10.8a6 6 0 0 1-12 0C6 10.4 8.4 7.4 12 3zM9 14a3 3 0 0 0 3 3",
      engine: "M12 8a4 4 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
      entity: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
      filesystem: "M3 6h6l2 2h10v11H3zM3 11h18",
      globals: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
      input:
        "M7 7h10a4 4 0 0 1 4 4v3a3 3 0 0 1-5.5 1.6L14 14h-4l-1.5 1.6A3 3 0 0 1 3 14v-3a4 4 0 0 1 4-4zM8 9v3M6.5 10.5h3M16 10.5v0",
      keyboard: "M3 6h18v12H3zM6.5 10v0M10 10v0M14 10v0M17.5 10v0M8 14h8",
      luau: "M20 13.5A8 8 0 1 1 10.5 4a6.5 6.5 0 0 0 9.5 9.5zM17 4v3M15.5 5.5h3",
      mouse: "M12 3a6 6 0 0 1 6 6v6a6 6 0 0 1-12 0V9a6 6 0 0 1 6-6zM12 7v3",
      physics: "M3 20h18M4 5h4M6 5l7 8M15.5 12a3.5 3.5 0 1 0 .01 0z",
      quaternion: "M19 12a7 7 0 1 1-2-5M19 4v4h-4M12 12v0",
      state:
        "M6 9.5a2.5 2.5 0 1 0 .01 0zM18 4a2.5 2.5 0 1 0 .01 0zM18 15a2.5 2.5 0 1 0 .01 0zM8.5 11l7-3.5M8.5 13l7 3.5",
      timer: "M12 6a7.5 7.5 0 1 0 .01 0zM12 10v4l2.5 1.5M9.5 2.5h5",
      ui: "M3 5h18v14H3zM3 9h18M6.5 12.5h6v3h-6z",
    },
  },
  search: { synonyms: { names: otherEngines } },
  versions: [{ name: "next", label: "Next", path: "" }],
  repository,
  sourceUrl: `${repository}/blob/main/{path}#L{line}-L{endLine}`,
  definitionsName: "loam",
  editUrl: `${repository}/edit/main/{path}`,
};
