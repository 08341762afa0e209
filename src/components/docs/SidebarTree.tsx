import { containsPage, type SidebarNode } from "../../lib/docs/docs-sidebar";
import { CodeName } from "../ui/CodeName";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./SidebarTree.module.css";

interface Props {
  readonly nodes: readonly SidebarNode[];
  readonly path: string;
  /** The names of the parent categories, which distinguish categories of one name. */
  readonly parents?: string;
}

/** Categories keep their state across pages (see src/behaviours). */
export function SidebarTree({ nodes, path, parents = "" }: Props) {
  return (
    <ul className={styles["list"]}>
      {nodes.map((node) => (
        <li key={node.kind === "page" ? node.href : node.label}>
          {node.kind === "page" ? (
            <SiteLink to={node.href} aria-current={node.href === path ? "page" : undefined}>
              <CodeName name={node.label} />
            </SiteLink>
          ) : (
            <Category node={node} path={path} name={`${parents}/${node.label}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface CategoryProps {
  readonly node: Extract<SidebarNode, { kind: "category" }>;
  readonly path: string;
  readonly name: string;
}

function Category({ node, path, name }: CategoryProps) {
  const open = !node.collapsed || containsPage(node, path);
  return (
    <details className={styles["category"]} open={open} data-category={name}>
      <summary>{node.label}</summary>
      <SidebarTree nodes={node.children} path={path} parents={name} />
    </details>
  );
}
