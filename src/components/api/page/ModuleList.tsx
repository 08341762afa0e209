import { groupLabel, groupsOf } from "../../../lib/docs/long-list";
import { toModuleGroups } from "../../../lib/docs/module-groups";
import { moduleSummary } from "../../../lib/reference/module-summary";
import type { ModuleSummary } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "../../ui/CardList.module.css";

interface ListedModule extends ModuleSummary {
  readonly group: string | null;
  readonly folder: string;
  readonly isInternal: boolean;
}

interface Props {
  readonly modules: readonly ListedModule[];
  /** Labels of groups, in their order. */
  readonly groups: readonly string[];
}

/**
 * All modules in their groups, each with one line on what it is for; of very many, a line for some fifty,
 * which leads to where the sidebar has them.
 */
export function ModuleList({ modules, groups }: Props) {
  const t = useTranslate();
  const long = groupsOf(modules);
  if (long.length > 1) {
    const count = (group: readonly ModuleSummary[]) =>
      t({ id: "docs.moduleCount", message: "{count} modules" }, { count: String(group.length) });
    return <Cards modules={long.flatMap((group) => toLine(group, count(group)))} />;
  }
  return toModuleGroups(modules, groups).map(({ label, isInternal, modules: inside }) =>
    isInternal ? (
      <details key="internal">
        <summary className={styles["title"]}>
          {t({ id: "docs.internalModules", message: "Internal modules" })}
        </summary>
        <Cards modules={inside} />
      </details>
    ) : (
      <div key={label ?? ""}>
        {label !== null && <h3 className={styles["title"]}>{label}</h3>}
        <Cards modules={inside} />
      </div>
    ),
  );
}

function Cards({ modules }: { readonly modules: readonly ModuleSummary[] }) {
  const t = useTranslate();
  return (
    <ul className={styles["list"]}>
      {modules.map((module) => (
        <li key={module.href}>
          <SiteLink to={module.href} data-symbol="module">
            <CodeName name={module.name} />
          </SiteLink>
          <p className="written">{moduleSummary(module, t)}</p>
        </li>
      ))}
    </ul>
  );
}

function toLine(group: readonly ModuleSummary[], summary: string): readonly ModuleSummary[] {
  const [first, last] = [group[0], group.at(-1)];
  return first && last
    ? [{ name: groupLabel(first.name, last.name), href: first.href, summary, contents: [] }]
    : [];
}
