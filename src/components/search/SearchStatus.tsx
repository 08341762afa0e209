import { useTranslate } from "../shell/shell-context";
import type { SearchState } from "./engine/engine-over";

interface StatusProps {
  readonly state: SearchState;
  readonly fresh: boolean;
  readonly query: string;
}

/** Tells those who do not see the list how much was found. */
export function SearchStatus({ state, fresh, query }: StatusProps) {
  const t = useTranslate();
  const text = () => {
    if (query.trim() === "" || state.kind !== "found" || !fresh) return "";
    const { symbols, guides, posts, isCodeName, isNearest } = state.result;
    if (symbols.length + guides.length + posts.length === 0) return t({ id: "search.nothing" }, { query });
    if (isNearest) return t({ id: isCodeName ? "search.notCalled" : "search.nearest" }, { query });
    return t(
      { id: "search.counts" },
      { symbols: symbols.length, guides: guides.length, posts: posts.length },
    );
  };
  return (
    <p role="status" className="visually-hidden">
      {text()}
    </p>
  );
}
