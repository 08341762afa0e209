import { holds } from "../../lib/docs/docs-sidebar";
import type { SidebarNode } from "../../lib/docs/docs-sidebar";
import { CodeName } from "../ui/CodeName";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./SidebarTree.module.css";

interface Props {
  readonly nodes: readonly SidebarNode[];
  /** The page being read. */
  readonly path: string;
  /** The names of the categories around, so that two of one name are told apart. */
  readonly within?: string;
}

/** The pages of the docs, in categories that stay as a reader leaves them (see src/behaviours). */
export function SidebarTree({ nodes, path, within = "" }: Props) {
  return (
    <ul className={styles["list"]}>
      {nodes.map((node) => (
        <li key={node.kind === "page" ? node.href : node.label}>
          {node.kind === "page" ? (
            <PageLink href={node.href} label={node.label} current={node.href === path} />
          ) : (
            <Category node={node} path={path} name={`${within}/${node.label}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PageLink({
  href,
  label,
  current,
}: {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}) {
  const text = <CodeName name={label} />;
  if (!href.startsWith("/")) return <a href={href}>{text}</a>;
  return (
    <SiteLink to={href} aria-current={current ? "page" : undefined}>
      {text}
    </SiteLink>
  );
}

interface CategoryProps {
  readonly node: Extract<SidebarNode, { kind: "category" }>;
  readonly path: string;
  readonly name: string;
}

function Category({ node, path, name }: CategoryProps) {
  const open = !node.collapsed || holds(node, path);
  return (
    <details className={styles["category"]} open={open} data-category={name}>
      <summary>{node.label}</summary>
      <SidebarTree nodes={node.children} path={path} within={name} />
    </details>
  );
}
