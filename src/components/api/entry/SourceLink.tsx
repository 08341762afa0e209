import type { SourceLocation } from "../../../lib/reference/reference-props";
import { sourceUrl } from "../../../lib/page/source-urls";
import { useShell, useTranslate } from "../../shell/shell-context";

interface Props {
  readonly label: string;
  readonly location: SourceLocation;
}

/** Links to lines of the definition file, if the site configures an address. */
export function SourceLink({ label, location }: Props) {
  const t = useTranslate();
  const pattern = useShell().site.sourceUrl;
  if (pattern === null) return null;
  const name = t("api.sourceOf", { name: label });
  return (
    <a href={sourceUrl(pattern, location)} aria-label={name}>
      {t("api.source")}
    </a>
  );
}
