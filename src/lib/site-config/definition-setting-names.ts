/** The settings that site and commands read from one file, so that `site.config.ts` has none of them. */
import type { WrittenSettings } from "luau-contract";

const NAMES: Readonly<Record<keyof WrittenSettings | "rules", true>> = {
  platform: true,
  enums: true,
  events: true,
  docs: true,
  external: true,
  underscored: true,
  exclude: true,
  require: true,
  rules: true,
};

export const DEFINITION_SETTINGS: readonly string[] = Object.keys(NAMES);
