import type { Description } from "./luau-worker-messages";

/** An entry of the documentation that is published for editors. */
interface PublishedText {
  readonly documentation?: string;
  readonly learn_more_link?: string;
}

export interface ReferenceTexts {
  readonly describe: (symbol: string) => Promise<Description | null>;
}

/** Summaries and addresses by documentation symbol, from a file that is fetched for the first of them. */
export function createReferenceTexts(address: string): ReferenceTexts {
  let loading: Promise<Readonly<Record<string, PublishedText>>> | null = null;
  return {
    describe: async (symbol) => {
      loading ??= fetchTexts(address);
      // A failed request is repeated for the next symbol.
      const texts = await loading.catch(() => (loading = null));
      const found = texts !== null && Object.hasOwn(texts, symbol) ? texts[symbol] : undefined;
      if (found === undefined) return null;
      return { summary: summaryOf(found.documentation ?? ""), href: found.learn_more_link ?? "" };
    },
  };
}

async function fetchTexts(address: string): Promise<Readonly<Record<string, PublishedText>>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Record<string, PublishedText>; // written by the build
}

/** The first paragraph of Markdown, as text. */
export const summaryOf = (markdown: string): string =>
  (markdown.split(/\n\s*\n/)[0] ?? "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
