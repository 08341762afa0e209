import type { ReactNode } from "react";
import { useTranslate } from "../../shell/shell-context";
import { AnchoredHeading } from "../../ui/AnchoredHeading";

interface Props {
  readonly id: string;
  readonly title: string;
  /** Whose section it is, for the link's name: `Timer`. */
  readonly of: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function NamedSection({ id, title, of, className, children }: Props) {
  const t = useTranslate();
  const label = t("api.sectionOf", { section: title, name: of });
  return (
    <section className={className} aria-labelledby={id}>
      <AnchoredHeading level={2} id={id} label={label}>
        {title}
      </AnchoredHeading>
      {children}
    </section>
  );
}
