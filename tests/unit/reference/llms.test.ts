import { expect, test } from "vitest";
import { toLlms, toLlmsFull } from "../../../src/node/site-files/llms-text";

const site = {
  root: "https://x.example/base",
  title: "Engine",
  tagline: "Makes\nworlds",
  guides: [
    { href: "/docs/z", title: "Last [one]", description: "", sections: [] },
    {
      href: "/docs/intro",
      title: "Introduction",
      description: "Begins <here>.",
      sections: [
        { title: "", text: "Hello." },
        { title: "Next", text: "More." },
      ],
    },
  ],
  modules: [
    { href: "/docs/api/timer", name: "Timer", summary: "Calls later.", markdown: "# Timer\n\nText.\n" },
  ],
  changes: [],
};

test("llms.txt is a map of the site, in the order of its addresses", () => {
  expect(toLlms(site)).toBe(`# Engine

> Makes worlds

## Guides

- [Introduction](https://x.example/base/docs/intro): Begins &lt;here>.
- [Last \\[one\\]](https://x.example/base/docs/z)

## Scripting reference

- [Timer](https://x.example/base/docs/api/timer.md): Calls later.
`);
});

test("both have the changes of the version, if there are any", () => {
  const name = "Changes in 2.0";
  const changes = [{ href: "/docs/changes", name, summary: "1 addition.", markdown: `# ${name}\n` }];
  expect(toLlms({ ...site, changes })).toContain(
    "\n## Changes\n\n- [Changes in 2.0](https://x.example/base/docs/changes.md): 1 addition.\n",
  );
  expect(toLlmsFull({ ...site, changes })).toMatch(/\n\n# Changes in 2\.0\n$/);
});

test("llms-full.txt holds the texts", () => {
  expect(toLlmsFull(site)).toBe(
    "# Engine\n\n> Makes worlds\n\n# Introduction\n\nHello.\n\n## Next\n\nMore.\n\n# Last [one]\n\n# Timer\n\nText.\n",
  );
  expect(toLlmsFull({ ...site, guides: [...site.guides].reverse() })).toBe(toLlmsFull(site));
});
