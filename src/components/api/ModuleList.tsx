import type { ModuleSummary } from "../../lib/reference";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./ModuleList.module.css";

interface Props {
  readonly modules: readonly ModuleSummary[];
}

/** All modules, each with one line on what it is for. */
export function ModuleList({ modules }: Props) {
  return (
    <ul className={styles["list"]}>
      {modules.map(({ name, href, summary }) => (
        <li key={href}>
          <SiteLink to={href}>{name}</SiteLink>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
