import { useTranslate } from "../shell/shell-context";
import type { Search } from "./use-search";

interface Props {
  readonly search: Search;
  readonly query: string;
}

/** The number of results, for screen readers. */
export function SearchStatus({ search: { state, fresh }, query }: Props) {
  const t = useTranslate();
  const text = () => {
    if (query.trim() === "" || state.kind !== "found" || !fresh) return "";
    const { symbols, guides, posts, isCodeName, isNearest } = state.result;
    if (symbols.length + guides.length + posts.length === 0) return t("search.nothing", { query });
    if (isNearest) return t(isCodeName ? "search.notCalled" : "search.nearest", { query });
    const counts = { symbols: symbols.length, guides: guides.length, posts: posts.length };
    return t("search.counts", counts);
  };
  return (
    <p role="status" className="visually-hidden">
      {text()}
    </p>
  );
}
