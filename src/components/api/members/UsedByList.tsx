import type { UsedBy } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { LinkList } from "./LinkList";

/** The functions that return and accept a type; very many are found by a search. */
export function UsedByList({ usedBy }: { readonly usedBy: UsedBy }) {
  const t = useTranslate();
  const { type, returnedBy, returnedByCount, takenBy, takenByCount } = usedBy;
  const returning = t({ id: "api.returnedBy", message: "Returned by" });
  const accepting = t({ id: "api.takenBy", message: "Accepted by" });
  const lists = [
    { title: returning, links: returnedBy, count: returnedByCount, query: `-> ${type}` },
    { title: accepting, links: takenBy, count: takenByCount, query: `${type} ->` },
  ];
  return lists.map(({ title, links, count, query }) => (
    <LinkList
      key={title}
      title={title}
      foldedTitle={t({ id: "api.functionCount", message: "{title} {count} functions" }, { title, count })}
      links={links}
      more={
        count > links.length && (
          <a href={`?q=${encodeURIComponent(query)}`} target="_self">
            {t({ id: "api.more", message: "{count} more" }, { count: count - links.length })}
          </a>
        )
      }
    />
  ));
}
