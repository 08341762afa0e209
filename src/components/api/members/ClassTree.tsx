import type { ClassEntry, SymbolLink } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { LinkList } from "./LinkList";
import { SymbolName } from "./SymbolName";
import * as list from "../../ui/DetailList.module.css";
import * as styles from "./ClassTree.module.css";

interface Props {
  readonly entry: Pick<ClassEntry, "name" | "ancestors" | "extendedBy">;
}

export function ClassTree({ entry: { name, ancestors, extendedBy } }: Props) {
  const t = useTranslate();
  if (ancestors.length + extendedBy.length === 0) return null;
  const count = String(extendedBy.length);
  return (
    <>
      {ancestors.length > 0 && (
        <div className={list["rows"]}>
          <p className={list["caption"]}>{t("api.hierarchy")}</p>
          <Branch path={ancestors} name={name} />
        </div>
      )}
      <LinkList
        title={t("api.extendedBy")}
        foldedTitle={t("api.extendedByCount", { count })}
        links={extendedBy}
      />
    </>
  );
}

function Branch({
  path: [first, ...rest],
  name,
}: {
  readonly path: readonly SymbolLink[];
  readonly name: string;
}) {
  return (
    <ul className={styles["branch"]}>
      <li>
        {first ? (
          <>
            <SymbolName link={first} />
            <Branch path={rest} name={name} />
          </>
        ) : (
          <strong>
            <code>
              <CodeName name={name} />
            </code>
          </strong>
        )}
      </li>
    </ul>
  );
}
