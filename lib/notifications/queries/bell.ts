import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { momentIn } from "@/lib/core/i18n/formats";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { keyset, paged } from "@/lib/core/keyset";
import type { Prisma } from "@/lib/core/prisma/client";
import { namesFor } from "@/lib/scouting/queries/names";
import { storiesOf } from "./stories";

export const shownInBell = 10;
const shownOnPage = 30;

/** The bell as it is shown, in the reader's words: the ten newest, and how many are unread in all. Everything a browser needs, nothing it must format. Read once a request. */
export const bellView = cache(async (actor: Actor, locale: Locale, zone: string | null = null) => {
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
});

/** Every notification of this person or the unread ones, the newest first, 30 at most, and how many are unread in all. */
export async function listNotifications(
  actor: Actor,
  reader: Reader,
  { unread: only, after }: { unread: boolean; after?: string | undefined },
) {
  if (!actor.userId) return { unread: 0, items: [], next: null };
  const { orderBy, beyond } = keyset({ ...(after && { after }) }, "createdAt", "id");
  const mine = { userId: actor.userId, inBell: true };
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
  const names = (playerIds: string[]) => namesFor(actor, playerIds);
  const texts = await storiesOf({ locale, zone, recruits: actor.recruiterId !== null, names }, rows);
  const when = new Intl.DateTimeFormat(locale, momentIn(zone));
  return rows.map(({ id, read, createdAt }, at) => ({
    id,
    ...(texts[at] ?? nothing),
    read,
    at: createdAt.getTime(),
    when: when.format(createdAt),
  }));
}

const nothing = { title: "", message: "", lang: null };

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
  const mine = { userId: actor.userId, inBell: true };
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
