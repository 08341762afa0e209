import type { SourceLocation } from "../../../lib/reference/reference-props";
import { withPrefix } from "../../../lib/urls/with-prefix";
import { Dropdown } from "../../navigation/Dropdown";
import { useTranslate } from "../../shell/shell-context";
import { SourceLink } from "../entry/SourceLink";

interface Props {
  readonly name: string;
  readonly path: string;
  readonly location: SourceLocation;
}

export function PageTools({ name, path, location }: Props) {
  const t = useTranslate();
  const file = (ending: string) => withPrefix(`${path}.${ending}`);
  return (
    <div className="no-print">
      <Dropdown label={t("api.tools")} align="end">
        <li>
          <button type="button" data-copy="file" data-file={file("md")}>
            {t("api.copyMarkdown")}
          </button>
        </li>
        <li>
          <a href={file("md")}>Markdown</a>
        </li>
        <li>
          <a href={file("json")}>JSON</a>
        </li>
        <li>
          <SourceLink label={name} location={location} />
        </li>
      </Dropdown>
    </div>
  );
}
