import "server-only";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import type { Prisma } from "@/lib/core/prisma/client";
import type { About, Kind } from "../schema/notification";
import { type Reader, subjectsOf, type Values } from "./subjects";

type Written = {
  kind: string | null;
  about: Prisma.JsonValue;
  title: string | null;
  message: string | null;
  lang: string | null;
};

/** A title and a sentence for each of these notifications, in the reader's words. */
export async function storiesOf(reader: Reader, rows: Written[]) {
  const say = translator(reader.locale, "notifications");
  const abouts = rows.map(({ about }) => about as About);
  const subjects = await subjectsOf(reader, abouts);
  return rows.map((row, at) => textOf(row, subjects[at] ?? null, say, reader.locale));
}

type Say = ReturnType<typeof translator<"notifications">>;

/** `lang` is there for texts that were written in another language than the reader's. */
function textOf({ kind, title, message, lang }: Written, values: Values | null, say: Say, locale: Locale) {
  if (!kind) return { title: title ?? "", message: message ?? "", lang: lang === locale ? null : lang };
  const story = values ? (kind as Kind) : "gone";
  const [head, text] = [`story.${story}.title`, `story.${story}.message`] as const;
  return { title: say(head, values ?? {}), message: say(text, values ?? {}), lang: null };
}
