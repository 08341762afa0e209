import messages from "../../i18n/en-GB/messages.json";
import { translate, type Translate } from "../../src/lib/i18n/translate";

/** The texts of the default locale. */
export const english: Translate = (id, values) => translate(messages, id, values);
