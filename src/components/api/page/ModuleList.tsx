import { groupLabel, groupsOf } from "../../../lib/docs/long-list";
import type { ModuleSummary } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./ModuleList.module.css";

interface Props {
  readonly modules: readonly ModuleSummary[];
}

/**
 * All modules, each with one line on what it is for; of very many, a line for some fifty, which leads to
 * where the sidebar has them.
 */
export function ModuleList({ modules }: Props) {
  const t = useTranslate();
  const groups = groupsOf(modules);
  const lines =
    groups.length <= 1
      ? modules
      : groups.flatMap((group) =>
          toLine(
            group,
            t({ id: "docs.moduleCount", message: "{count} modules" }, { count: String(group.length) }),
          ),
        );
  return (
    <ul className={styles["list"]}>
      {lines.map(({ name, href, summary }) => (
        <li key={href}>
          <SiteLink to={href}>{name}</SiteLink>
          <p className="written">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

function toLine(group: readonly ModuleSummary[], summary: string): readonly ModuleSummary[] {
  const [first, last] = [group[0], group.at(-1)];
  return first && last ? [{ name: groupLabel(first.name, last.name), href: first.href, summary }] : [];
}
