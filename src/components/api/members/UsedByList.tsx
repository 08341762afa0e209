import type { SymbolLink, UsedBy } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { LinkList } from "./LinkList";

interface Props {
  readonly usedBy: UsedBy;
}

export function UsedByList({ usedBy: { type, returnedBy, returnedByCount, takenBy, takenByCount } }: Props) {
  const t = useTranslate();
  if (returnedBy.length + takenBy.length === 0) return null;
  return (
    <>
      <FunctionList
        title={t({ id: "api.returnedBy", message: "Returned by" })}
        links={returnedBy}
        count={returnedByCount}
        query={`-> ${type}`}
      />
      <FunctionList
        title={t({ id: "api.takenBy", message: "Accepted by" })}
        links={takenBy}
        count={takenByCount}
        query={`${type} ->`}
      />
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly links: readonly SymbolLink[];
  readonly count: number;
  readonly query: string;
}

function FunctionList({ title, links, count, query }: ListProps) {
  const t = useTranslate();
  return (
    <LinkList
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
  );
}
