/**
 * The site's own facts, in one place: another engine changes this file, `definitions/`, `content/`, the
 * pictures in `static/` and `luau-defs.config.json`, and nothing else.
 */
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
  },
  versions: [{ name: "next", label: "Next", path: "" }],
  repository,
  sourceUrl: `${repository}/blob/main/{path}#L{line}-L{endLine}`,
  definitionsName: "loam",
  editUrl: `${repository}/edit/main/{path}`,
};
