import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { momentIn } from "@/lib/core/i18n/formats";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { keyset, paged } from "@/lib/core/keyset";
import type { Prisma } from "@/lib/core/prisma/client";
import type { About, Kind } from "../schema";
import { subjectsOf, type Values } from "./subjects";

export const shownInBell = 10;
const shownOnPage = 30;

/** The bell as it is shown, in the reader's words: the ten newest, and how many are unread in all. Everything a browser needs, nothing it must format. */
export async function bellView(actor: Actor, locale: Locale, zone: string | null = null) {
  const readAt = now().getTime();
  const { rows, unread } = await newest(actor);
  const say = translator(locale, "notifications");
  return {
    readAt,
    unread,
    items: await told(actor, { locale, zone }, rows),
    words: {
      bell: say("bell"),
      count: say("unread", { count: unread }),
      markAll: say("markAll"),
      all: say("all"),
      empty: say("empty"),
      emptyHint: say("emptyHint"),
    },
  };
}

/** Every notification of this person or the unread ones, the newest first, 30 at most, and how many are unread in all. */
export async function listNotifications(
  actor: Actor,
  reader: Reader,
  { unread: only, after }: { unread: boolean; after?: string | undefined },
) {
  if (!actor.userId) return { unread: 0, items: [], next: null };
  const { orderBy, beyond } = keyset({ ...(after && { after }) }, "createdAt", "id");
  const mine = { userId: actor.userId };
  const [found, unread] = await Promise.all([
    db.notification.findMany({
      where: { ...mine, ...(only && { read: false }), ...beyond },
      orderBy,
      take: shownOnPage + 1,
      select: kept,
    }),
    db.notification.count({ where: { ...mine, read: false } }),
  ]);
  const { rows, next } = paged(found, shownOnPage);
  return { unread, items: await told(actor, reader, rows), next };
}

type Reader = { locale: Locale; zone: string | null };
type Kept = Prisma.NotificationGetPayload<{ select: typeof kept }>;

/** What was kept, in the reader's words. */
async function told(actor: Actor, { locale, zone }: Reader, rows: Kept[]) {
  const say = translator(locale, "notifications");
  const abouts = rows.map(({ about }) => about as About);
  const subjects = await subjectsOf(actor, { locale, zone }, abouts);
  const when = new Intl.DateTimeFormat(locale, momentIn(zone));
  return rows.map(({ id, read, createdAt, ...row }, at) => ({
    id,
    ...textOf(row, subjects[at] ?? null, say, locale),
    read,
    at: createdAt.getTime(),
    when: when.format(createdAt),
  }));
}

export type BellView = Awaited<ReturnType<typeof bellView>>;

const kept = {
  id: true,
  kind: true,
  about: true,
  title: true,
  message: true,
  lang: true,
  read: true,
  createdAt: true,
} satisfies Prisma.NotificationSelect;

async function newest(actor: Actor) {
  if (!actor.userId) return { rows: [], unread: 0 };
  const mine = { userId: actor.userId };
  const [rows, unread] = await Promise.all([
    db.notification.findMany({
      where: mine,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: shownInBell,
      select: kept,
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
