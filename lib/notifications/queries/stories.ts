import "server-only";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Kind } from "../schema/notification";
import { type Reader, type Subject, type Values, valuesOf } from "./subjects";

type Written = {
  kind: string | null;
  subject: Subject;
  title: string | null;
  message: string | null;
  lang: string | null;
};

/** A title and a sentence for each of these notifications, in the reader's words. */
export async function storiesOf(reader: Reader, rows: Written[]) {
  const t = translator(reader.locale, "notifications");
  const values = await valuesOf(
    reader,
    rows.map(({ subject }) => subject),
  );
  return rows.map((row, at) => textOf(row, values[at] ?? null, t, reader.locale));
}

type Say = ReturnType<typeof translator<"notifications">>;

/** `lang` is there for texts that were written in another language than the reader's. */
function textOf({ kind, title, message, lang }: Written, values: Values | null, t: Say, locale: Locale) {
  if (!kind) return { title: title ?? "", message: message ?? "", lang: lang === locale ? null : lang };
  const story = values ? (kind as Kind) : "gone";
  const [head, text] = [`story.${story}.title`, `story.${story}.message`] as const;
  return { title: t(head, values ?? {}), message: t(text, values ?? {}), lang: null };
}
