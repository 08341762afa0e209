import type { ReactNode } from "react";
import { MEMBER_IDS, memberTitles, type ClassMembers } from "../../../lib/reference/class-members";
import type { FunctionEntry, Property } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { AnchoredHeading } from "../../ui/AnchoredHeading";
import { PropertyTable } from "../members/PropertyTable";
import { FunctionView } from "./FunctionView";
import * as fold from "../members/Fold.module.css";
import * as styles from "./MemberGroups.module.css";

interface Props {
  readonly members: ClassMembers;
  /** The path of the class. */
  readonly of: string;
  /** 1 where the class has the page to itself. */
  readonly level: 1 | 3;
}

/** Members that are described at length: on a page of its own also the properties, below headings. */
export function MemberGroups({ members: { properties, methods, deprecated }, of, level }: Props) {
  const hasDeprecated = deprecated.properties.length + deprecated.methods.length > 0;
  return (
    <>
      {level === 1 && properties.length > 0 && (
        <Headed group="properties" of={of}>
          <PropertyTable properties={properties} of={of} headed />
        </Headed>
      )}
      {methods.length > 0 &&
        (level === 1 ? (
          <Headed group="methods" of={of}>
            <Methods methods={methods} level={level} />
          </Headed>
        ) : (
          <Methods methods={methods} level={level} />
        ))}
      {hasDeprecated && <Deprecated {...deprecated} of={of} level={level} />}
    </>
  );
}

interface HeadedProps {
  readonly group: "properties" | "methods";
  readonly of: string;
  readonly children: ReactNode;
}

function Headed({ group, of, children }: HeadedProps) {
  const t = useTranslate();
  const title = memberTitles(t)[group];
  const id = MEMBER_IDS[group];
  return (
    <section className={styles["group"]} aria-labelledby={id}>
      <AnchoredHeading
        level={2}
        id={id}
        label={t({ id: "api.sectionOf", message: "{section} of {name}" }, { section: title, name: of })}
      >
        {title}
      </AnchoredHeading>
      {children}
    </section>
  );
}

function Methods({ methods, level }: { readonly methods: readonly FunctionEntry[]; readonly level: 1 | 3 }) {
  if (methods.length === 0) return null;
  return (
    <div className={level === 1 ? undefined : styles["methods"]}>
      {methods.map((method) => (
        <FunctionView key={method.anchor} entry={method} level={level === 1 ? 3 : 4} />
      ))}
    </div>
  );
}

interface DeprecatedProps {
  readonly properties: readonly Property[];
  readonly methods: readonly FunctionEntry[];
  readonly of: string;
  readonly level: 1 | 3;
}

/** Folded: who looks for one of these comes by a link or a search, and both open it. */
function Deprecated({ properties, methods, of, level }: DeprecatedProps) {
  const title = memberTitles(useTranslate()).deprecated;
  return (
    <details className={fold["fold"]} {...(level === 1 ? { id: MEMBER_IDS.deprecated } : {})}>
      <summary>
        {title} <span>{properties.length + methods.length}</span>
      </summary>
      <PropertyTable properties={properties} of={`${of}, ${title}`} />
      <Methods methods={methods} level={level} />
    </details>
  );
}
