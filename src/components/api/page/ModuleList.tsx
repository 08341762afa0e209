import { groupAnchor } from "../../../lib/docs/doc-location";
import { groupLabel, groupsOf } from "../../../lib/docs/long-list";
import { toModuleGroups } from "../../../lib/docs/module-groups";
import { moduleSummary } from "../../../lib/reference/sections";
import { useTranslate } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "../../ui/CardList.module.css";

type ListedModule = NonNullable<Queries.DocsRootQuery["docsVersion"]>["modules"][number];

interface Props {
  readonly modules: readonly ListedModule[];
  readonly groups: readonly string[];
}

/** Modules by group; very many in parts of about fifty, linked to the sidebar's. */
export function ModuleList({ modules, groups }: Props) {
  const t = useTranslate();
  const long = groupsOf(modules);
  if (long.length > 1) return <LongList parts={long} />;
  return toModuleGroups(modules, groups).map(({ label, isInternal, modules: inside }) =>
    isInternal ? (
      <details key="internal">
        <summary className={styles["title"]}>{t("docs.internalModules")}</summary>
        <Cards modules={inside} />
      </details>
    ) : (
      <div key={label ?? ""}>
        {label !== null && (
          <h3 id={groupAnchor(label)} className={styles["title"]}>
            {label}
          </h3>
        )}
        <Cards modules={inside} />
      </div>
    ),
  );
}

function Cards({ modules }: { readonly modules: readonly ListedModule[] }) {
  const t = useTranslate();
  return (
    <ul className={styles["list"]}>
      {modules.map((module) => (
        <li key={module.href}>
          <ModuleLink module={module} />
          <p className="written">{moduleSummary(module, t)}</p>
        </li>
      ))}
    </ul>
  );
}

type Linked = Pick<ListedModule, "name" | "href" | "icon">;

function ModuleLink({ module: { name, href, icon } }: { readonly module: Linked }) {
  return (
    <SiteLink to={href} {...(icon === null ? { "data-symbol": "module" } : {})}>
      {icon !== null && (
        <svg className={styles["icon"]} viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      <CodeName name={name} />
    </SiteLink>
  );
}

/** The first part of each group has the anchor that breadcrumbs link to. */
function LongList({ parts }: { readonly parts: readonly (readonly ListedModule[])[] }) {
  const t = useTranslate();
  const begins = new Map(
    parts
      .flat()
      .reverse()
      .map(({ group, href }) => [group, href]),
  );
  return (
    <ul className={styles["list"]}>
      {parts.map((part) => {
        const [first, last] = [part[0], part.at(-1)];
        if (!first || !last) return null;
        const begun = part.flatMap(({ group, href }) => (begins.get(group) === href ? (group ?? []) : []));
        return (
          <li key={first.href}>
            {begun.map((group) => (
              <span key={group} id={groupAnchor(group)} />
            ))}
            <ModuleLink module={{ name: groupLabel(first.name, last.name), href: first.href, icon: null }} />
            <p className="written">{t("docs.moduleCount", { count: part.length })}</p>
          </li>
        );
      })}
    </ul>
  );
}
