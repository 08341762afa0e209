import type { ErrorDoc } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { RichText } from "../../ui/RichText";
import { TypeText } from "./TypeText";

interface Props {
  readonly errors: readonly ErrorDoc[];
}

/** The errors that a call can raise. */
export function ErrorList({ errors }: Props) {
  const t = useTranslate();
  if (errors.length === 0) return null;
  const rows = errors.map(({ type, descriptionHtml }, index) => ({
    key: String(index),
    term: <TypeText tokens={type} />,
    text: descriptionHtml === "" ? null : <RichText as="dd" html={descriptionHtml} />,
  }));
  return <DetailList caption={t({ id: "api.errors", message: "Errors" })} rows={rows} />;
}
