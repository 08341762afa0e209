/** A site's additions to the search's thesaurus, in the format of luau-search's `thesaurus.json`. */
import { z } from "zod";

/** Every reader downloads them. */
const MAX_ENTRIES = 2000;

const words = (text: string): readonly string[] =>
  text
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

const list = z.string().refine((text) => words(text).length > 0, "expected words, separated by commas");
const group = z
  .string()
  .refine((text) => new Set(words(text)).size > 1, "expected two words or more, separated by commas");

export const synonyms = z
  .strictObject({
    groups: z.array(group).default([]),
    means: z.record(z.string(), list).default({}),
    names: z.record(z.string(), z.record(z.string(), list)).default({}),
  })
  .superRefine(({ groups, means, names }, context) => {
    const tables = Object.values(names).map((table) => Object.keys(table).length);
    const count = groups.length + Object.keys(means).length + tables.reduce((sum, size) => sum + size, 0);
    if (count > MAX_ENTRIES)
      context.addIssue({
        code: "custom",
        message: `expected at most ${MAX_ENTRIES} entries, since every reader downloads them, not ${count}`,
      });
    for (const [from, other] of cyclesIn(means))
      context.addIssue({
        code: "custom",
        path: ["means", from],
        message:
          `expected one direction: “${other}” means “${from}”, too; ` +
          `write words that stand for each other in \`groups\``,
      });
  });

function cyclesIn(means: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const keys = new Map(Object.keys(means).map((key) => [key.trim().toLowerCase(), key]));
  const meant = new Map([...keys].map(([word, key]) => [word, new Set(words(means[key] ?? ""))]));
  return [...keys].flatMap(([word, key]) =>
    [...(meant.get(word) ?? [])]
      .filter((other) => other === word || meant.get(other)?.has(word))
      .map((other) => [key, other] as const),
  );
}
