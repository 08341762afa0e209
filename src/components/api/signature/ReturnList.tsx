import type { Return } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { RichText } from "../../ui/RichText";
import { TypeText } from "./TokenText";

/** Without any name or description, the signature suffices. */
export function ReturnList({ returns }: { readonly returns: readonly Return[] }) {
  const t = useTranslate();
  if (returns.every(({ name, descriptionHtml }) => name === null && descriptionHtml === "")) return null;
  const rows = returns.map(({ name, type, descriptionHtml }, index) => {
    const typeText = <TypeText tokens={type} />;
    return {
      key: String(index),
      ...(name === null ? { term: typeText } : { term: <code>{name}</code>, facts: typeText }),
      text: <RichText as="dd" html={descriptionHtml} />,
    };
  });
  return <DetailList caption={t("api.returns")} rows={rows} />;
}
