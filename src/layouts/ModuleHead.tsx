import type { HeadProps } from "gatsby";
import { requireNode } from "../lib/page/present";
import type { LocalePage } from "./head-texts";
import { PageMeta } from "./PageMeta";

interface Data {
  readonly luauModule: Pick<Queries.ModuleHeadFragment, "name" | "summary" | "href" | "place"> | null;
}

export function ModuleHead({ data, pageContext: { locale } }: HeadProps<Data, LocalePage>) {
  const { name, summary, href, place } = requireNode(data.luauModule, "a module");
  return (
    <PageMeta title={name} description={summary} path={href} canonical={place.canonical} locale={locale} />
  );
}
