import type { UsedBy } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { LinkList } from "./LinkList";

export function UsedByList({ usedBy }: { readonly usedBy: UsedBy }) {
  const t = useTranslate();
  const { type, returnedBy, returnedByCount, takenBy, takenByCount } = usedBy;
  const returning = t("api.returnedBy");
  const accepting = t("api.takenBy");
  const lists = [
    { title: returning, links: returnedBy, count: returnedByCount, query: `-> ${type}` },
    { title: accepting, links: takenBy, count: takenByCount, query: `${type} ->` },
  ];
  return lists.map(({ title, links, count, query }) => (
    <LinkList
      key={title}
      title={title}
      foldedTitle={t("api.functionCount", { title, count })}
      links={links}
      more={
        count > links.length && (
          <a href={`?q=${encodeURIComponent(query)}`} target="_self">
            {t("api.more", { count: count - links.length })}
          </a>
        )
      }
    />
  ));
}
