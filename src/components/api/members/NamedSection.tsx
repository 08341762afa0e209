import type { ReactNode } from "react";
import { useTranslate } from "../../shell/shell-context";
import { AnchoredHeading } from "../../ui/AnchoredHeading";

interface Props {
  readonly id: string;
  readonly title: string;
  /** The module or class, for the link's name: `Timer`. */
  readonly owner: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function NamedSection({ id, title, owner, className, children }: Props) {
  const t = useTranslate();
  const label = t("api.sectionOf", { section: title, name: owner });
  return (
    <section className={className} aria-labelledby={id}>
      <AnchoredHeading level={2} id={id} label={label}>
        {title}
      </AnchoredHeading>
      {children}
    </section>
  );
}
