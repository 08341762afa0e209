import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { navbarItem } from "../../../src/lib/site-config/navbar-items";
import { readSiteConfig } from "../../../src/lib/site-config/read-site-config";
import { siteSchema } from "../../../src/lib/site-config/schema";

const guide = readFileSync("docs/another-engine.md", "utf8");

test("the smallest configuration is right, and smallest", () => {
  const code = /```ts title="site\.config\.ts"\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  const module = { exports: {} as { siteConfig?: object } };
  new Function("module", transformSync(code, { loader: "ts", format: "cjs" }).code)(module);
  const config = module.exports.siteConfig ?? {};
  expect(readSiteConfig(config).problems).toEqual([]);
  for (const field of Object.keys(config))
    expect(readSiteConfig({ ...config, [field]: undefined }).problems, field).not.toEqual([]);
});

test("every setting is documented, and every kind of navbar item", () => {
  const kinds = navbarItem.options.flatMap((option) => [...option.shape.type.values]);
  expect(kinds).toHaveLength(9);
  expect(
    [...Object.keys(siteSchema.shape), ...kinds].filter((name) => !guide.includes(`\`${name}\``)),
  ).toEqual([]);
});
