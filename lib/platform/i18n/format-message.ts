import { IntlMessageFormat, type PrimitiveType } from "intl-messageformat";
import { isValidElement, type ReactNode } from "react";
import { formats } from "./formats";

type Values = Record<string, PrimitiveType | ReactNode | ((chunks: ReactNode) => ReactNode)>;

const parsedMessages = new Map<string, Map<string, IntlMessageFormat>>();

/** Takes the place of next-intl's function (next.config.ts), which for each text with values joined all formats and made JSON of them as a key. */
export function formatMessage(key: string, message: unknown, values: Values | undefined, options: Options) {
  if (typeof message !== "string") throw new Error(`${key} is not a text`);
  if (!(values ? /[{<']/ : /'[{}<#|']/).test(message)) return message;
  const text = parsed(message, options.locale).format(values as Record<string, PrimitiveType>);
  return isValidElement(text) || Array.isArray(text) ? text : String(text);
}

type Options = { locale: string };

export { formatMessage as default };

/** next-intl asks whether messages are texts. */
formatMessage.raw = true;

function parsed(message: string, locale: string): IntlMessageFormat {
  const ofLocale = parsedMessages.get(locale) ?? new Map<string, IntlMessageFormat>();
  parsedMessages.set(locale, ofLocale);
  const known = ofLocale.get(message) ?? new IntlMessageFormat(message, locale, { number: formats.number });
  ofLocale.set(message, known);
  return known;
}
