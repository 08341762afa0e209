import type { ModuleSummary } from "../../lib/reference";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./DocsSidebar.module.css";

interface Props {
  readonly modules: readonly ModuleSummary[];
  readonly path: string;
}

/** The docs' own navigation. Where there is no room for it, the docs root lists the same. */
export function DocsSidebar({ modules, path }: Props) {
  return (
    <nav className={styles["sidebar"]} aria-label="Docs">
      <p className={styles["category"]} id="docs-reference">
        Scripting reference
      </p>
      <ul className={styles["list"]} aria-labelledby="docs-reference">
        {modules.map(({ name, href }) => (
          <li key={href}>
            <SiteLink to={href} aria-current={href === path ? "page" : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
