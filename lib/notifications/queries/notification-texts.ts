import "server-only";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Kind } from "../schema/notification";
import { type Reader, type Subject, type Values, valuesOf } from "./subjects";

type NotificationRow = {
  kind: string | null;
  subject: Subject;
  title: string | null;
  message: string | null;
  lang: string | null;
};

export async function notificationTexts(reader: Reader, rows: NotificationRow[]) {
  const t = translator(reader.locale, "notifications");
  const values = await valuesOf(
    reader,
    rows.map(({ subject }) => subject),
  );
  return rows.map((row, index) => textOf(row, values[index] ?? null, t, reader.locale));
}

type Translator = ReturnType<typeof translator<"notifications">>;

/** `lang` is set only when a stored text is in another language than the reader's. */
function textOf({ kind, title, message, lang }: NotificationRow, values: Values | null, t: Translator, locale: Locale) {
  if (!kind) return { title: title ?? "", message: message ?? "", lang: lang === locale ? null : lang };
  const textKey = values ? (kind as Kind) : "gone";
  const [titleKey, messageKey] = [`story.${textKey}.title`, `story.${textKey}.message`] as const;
  return { title: t(titleKey, values ?? {}), message: t(messageKey, values ?? {}), lang: null };
}
