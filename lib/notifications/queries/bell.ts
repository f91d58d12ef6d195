import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { momentIn } from "@/lib/core/i18n/formats";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import type { About, Kind } from "../schema";
import { subjectsOf, type Values } from "./subjects";

export const shownInBell = 10;

/** The bell as it is shown, in the reader's words: the ten newest, and how many are unread in all. Everything a browser needs, nothing it must format. */
export async function bellView(actor: Actor, locale: Locale, zone: string | null = null) {
  const readAt = now().getTime();
  const { rows, unread } = await newest(actor);
  const say = translator(locale, "notifications");
  const subjects = await subjectsOf(
    actor,
    { locale, zone },
    rows.map(({ about }) => about as About),
  );
  const when = new Intl.DateTimeFormat(locale, momentIn(zone));
  return {
    readAt,
    unread,
    items: rows.map(({ id, read, createdAt, ...row }, at) => ({
      id,
      ...textOf(row, subjects[at] ?? null, say, locale),
      read,
      at: createdAt.getTime(),
      when: when.format(createdAt),
    })),
    words: {
      bell: say("bell"),
      count: say("unread", { count: unread }),
      markAll: say("markAll"),
      empty: say("empty"),
      emptyHint: say("emptyHint"),
    },
  };
}

export type BellView = Awaited<ReturnType<typeof bellView>>;

async function newest(actor: Actor) {
  if (!actor.userId) return { rows: [], unread: 0 };
  const mine = { userId: actor.userId };
  const [rows, unread] = await Promise.all([
    db.notification.findMany({
      where: mine,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: shownInBell,
      select: {
        id: true,
        kind: true,
        about: true,
        title: true,
        message: true,
        lang: true,
        read: true,
        createdAt: true,
      },
    }),
    db.notification.count({ where: { ...mine, read: false } }),
  ]);
  return { rows, unread };
}

type Written = { kind: string | null; title: string | null; message: string | null; lang: string | null };
type Say = ReturnType<typeof translator<"notifications">>;

/** `lang` is there for texts that were written in another language than the reader's. */
function textOf({ kind, title, message, lang }: Written, values: Values | null, say: Say, locale: Locale) {
  if (!kind) return { title: title ?? "", message: message ?? "", lang: lang === locale ? null : lang };
  const story = values ? (kind as Kind) : "gone";
  const [head, text] = [`story.${story}.title`, `story.${story}.message`] as const;
  return { title: say(head, values ?? {}), message: say(text, values ?? {}), lang: null };
}
