import type { Parameter, Return } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { RichText } from "../../ui/RichText";
import { SlotFacts } from "./SlotFacts";
import { TypeText } from "./TokenText";

interface Props {
  readonly parameters: readonly Parameter[];
  /** Whether they are arguments of an event's listeners. */
  readonly ofListener?: boolean;
  readonly isTyped?: boolean;
}

/** Without any description, the signature suffices. */
export function ParameterList({ parameters, ofListener = false, isTyped = true }: Props) {
  const t = useTranslate();
  if (
    !parameters.some(({ descriptionHtml, defaultValue }) => descriptionHtml !== "" || defaultValue !== null)
  )
    return null;
  const rows = parameters.map((parameter, index) => {
    const { name, type, optional, variadic, descriptionHtml, defaultValue } = parameter;
    return {
      // The parameters of an event may all be unnamed.
      key: `${index} ${name}`,
      term: <code>{name === "_" ? index + 1 : name}</code>,
      facts: (
        <SlotFacts
          type={isTyped ? type : null}
          isOptional={ofListener ? null : optional || variadic || defaultValue !== null}
          defaultValue={defaultValue}
        />
      ),
      text: <RichText as="dd" html={descriptionHtml} />,
    };
  });
  return <DetailList caption={t("api.parameters")} rows={rows} />;
}

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
