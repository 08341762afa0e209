import type { ErrorDoc } from "../../../lib/reference/reference-props";
import { toText } from "../../../lib/reference/token-runs";
import { useTranslate } from "../../shell/shell-context";
import { DetailList, TextList } from "../../ui/DetailList";
import { RichText } from "../../ui/RichText";
import { TypeText } from "./TypeText";

interface Props {
  readonly errors: readonly ErrorDoc[];
}

/** The errors that a call can raise. The type is named only where it is not the usual one, a string. */
export function ErrorList({ errors }: Props) {
  const t = useTranslate();
  if (errors.length === 0) return null;
  const caption = t({ id: "api.errors", message: "Errors" });
  if (errors.every(({ type, descriptionHtml }) => toText(type) === "string" && descriptionHtml !== ""))
    return <TextList caption={caption} texts={errors.map(({ descriptionHtml }) => descriptionHtml)} />;
  const rows = errors.map(({ type, descriptionHtml }, index) => ({
    key: String(index),
    term: <TypeText tokens={type} />,
    text: descriptionHtml === "" ? null : <RichText as="dd" html={descriptionHtml} />,
  }));
  return <DetailList caption={caption} rows={rows} />;
}
