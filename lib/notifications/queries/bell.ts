import "server-only";
import { cache } from "react";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keysetSql, paged } from "@/lib/platform/db/keyset";
import { dateFormat } from "@/lib/platform/i18n/date-format";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { Prisma } from "@/lib/platform/prisma/client";
import { calledBy } from "@/lib/scouting/queries/names";
import { storiesOf } from "./stories";
import { subjectColumn } from "./subject-column";
import type { Subject } from "./subjects";

export const shownInBell = 10;
const shownOnPage = 30;

/** The bell as it is shown, in the reader's words: the ten newest, and how many are unread in all. Everything a browser needs, nothing it must format. Read once a request. */
export const bellView = cache(async (actor: Actor, locale: Locale, zone: string | null = null) => {
  const readAt = now().getTime();
  const [rows, unread] = await Promise.all([keptFor(actor, {}, shownInBell), countUnread(actor)]);
  const t = translator(locale, "notifications");
  return {
    readAt,
    unread,
    items: await withTexts(actor, { locale, zone }, rows),
    words: {
      bell: t("bell"),
      count: t("unread", { count: unread }),
      markAll: t("markAll"),
      all: t("all"),
      empty: t("empty"),
      emptyHint: t("emptyHint"),
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
  const filter = { only, ...(after && { after }) };
  const [found, unread] = await Promise.all([keptFor(actor, filter, shownOnPage + 1), countUnread(actor)]);
  const { rows, next } = paged(found, shownOnPage);
  return { unread, items: await withTexts(actor, reader, rows), next };
}

type Reader = { locale: Locale; zone: string | null };
type StoredNotification = {
  id: string;
  kind: string | null;
  subject: Subject;
  title: string | null;
  message: string | null;
  lang: string | null;
  read: boolean;
  createdAt: Date;
};

/** What was kept, in the reader's words. */
async function withTexts(actor: Actor, { locale, zone }: Reader, rows: StoredNotification[]) {
  const reader = { locale, zone, recruits: actor.recruiterId !== null };
  const texts = await storiesOf({ ...reader, called: (names) => calledBy(actor, names) }, rows);
  const when = dateFormat(locale, momentIn(zone));
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

/** The newest notifications, each with what it is about. */
async function keptFor(actor: Actor, { only = false, after }: { only?: boolean; after?: string }, take: number) {
  if (!actor.userId) return [];
  const { orderBy, beyond } = keysetSql({ ...(after && { after }) });
  return db.$queryRaw<StoredNotification[]>`
    select n.id, n.kind, ${subjectColumn(actor, Prisma.sql`n.about`)} as subject,
      n.title, n.message, n.lang, n.read, n.created_at as "createdAt"
    from (select * from notifications where user_id = ${actor.userId}::uuid and in_bell and ${only ? Prisma.sql`not read` : Prisma.sql`true`}
      and ${beyond} order by ${orderBy} limit ${take}) n
    order by n.created_at desc, n.id desc`;
}

const countUnread = async ({ userId }: Actor) =>
  userId ? db.notification.count({ where: { userId, inBell: true, read: false } }) : 0;
