import type { ErrorDoc } from "../../lib/reference";
import { DataTable } from "../ui/DataTable";
import { RichText } from "../ui/RichText";
import { TypeText } from "./TypeText";

interface Props {
  readonly errors: readonly ErrorDoc[];
  readonly of: string;
}

/** The errors that a call can raise. */
export function ErrorTable({ errors, of }: Props) {
  if (errors.length === 0) return null;
  const rows = errors.map(({ type, descriptionHtml }, index) => ({
    key: String(index),
    id: null,
    cells: [<TypeText key="type" tokens={type} />, <RichText key="text" html={descriptionHtml} />],
  }));
  return <DataTable caption="Errors" captionContext={`of ${of}`} columns={["Type", "Raised"]} rows={rows} />;
}
