/** The entries that samples use, for `luau-defs samples`. */
import type { Diagnostic, SampleNote } from "luau-contract";
import { makeRoutes, type PageScheme } from "../emit/addresses/routes";
import type { LintConfig } from "../lint/config";
import { withoutAllowed, type PipelineOutput } from "../pipeline";
import { missingSamples } from "../samples/missing-samples";
import { usedEntries } from "../samples/used-entries";

export interface SampleUses {
  /** The address of the entry that a symbol of Luau's is shown in. */
  readonly addressOf: (symbol: string) => string | null;
  /** The findings of `missing-sample`, which is off by default. */
  readonly missing: (notes: readonly SampleNote[]) => readonly Diagnostic[];
}

export function sampleUses(
  { model, files, sources }: PipelineOutput,
  { basePath, rules }: LintConfig,
  pages: PageScheme,
): SampleUses {
  const { href } = makeRoutes(model, basePath ?? undefined, pages);
  const entryOf = usedEntries(model, files);
  return {
    addressOf: (symbol) => href(entryOf(symbol)?.section.id ?? null),
    missing: (notes) => {
      if ((rules.get("missing-sample") ?? "off") === "off") return [];
      const used = new Set(notes.flatMap(({ uses }) => uses.map((use) => use.href)));
      const found = missingSamples(model, (id) => used.has(href(id) ?? ""));
      return withoutAllowed(found, [...sources.values()]);
    },
  };
}
