import "server-only";
import { cache } from "react";
import { calledBy } from "@/lib/contacts/queries/names";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keysetSql, paged } from "@/lib/platform/db/keyset";
import { dateFormat } from "@/lib/platform/i18n/date-format";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { Prisma } from "@/lib/platform/prisma/client";
import { notificationTexts } from "./notification-texts";
import { subjectColumn } from "./subject-column";
import type { Subject } from "./subjects";

export const shownInBell = 10;
const shownOnPage = 30;

/** What the header shows before the bell is opened; `items` are null until they are loaded. */
export async function closedBell(actor: Actor, locale: Locale): Promise<BellView> {
  const [readAt, unread] = [now().getTime(), await countUnread(actor)];
  return { readAt, unread, items: null, words: wordsOfBell(locale, unread), listWords: null };
}

/** The ten newest notifications with texts in the reader's language and the count of unread ones; cached per request. */
export const bellView = cache(async (actor: Actor, locale: Locale, zone: string | null = null) => {
  const readAt = now().getTime();
  const [rows, unread] = await Promise.all([loadNotifications(actor, {}, shownInBell), countUnread(actor)]);
  const items = await withTexts(actor, { locale, zone }, rows);
  return { readAt, unread, items, words: wordsOfBell(locale, unread), listWords: wordsOfList(locale) };
});

function wordsOfBell(locale: Locale, unread: number) {
  const t = translator(locale, "notifications");
  return { bell: t("bell"), count: t("unread", { count: unread }), all: t("all") };
}

function wordsOfList(locale: Locale) {
  const t = translator(locale, "notifications");
  return { markAll: t("markAll"), empty: t("empty"), emptyHint: t("emptyHint") };
}

/** At most 30 notifications, newest first, optionally only unread ones, with the cursor of the next page and the count of all unread ones. */
export async function listNotifications(
  actor: Actor,
  reader: Reader,
  { unread: unreadOnly, after }: { unread: boolean; after?: string | undefined },
) {
  if (!actor.userId) return { unread: 0, items: [], next: null };
  const filter = { only: unreadOnly, ...(after && { after }) };
  const [stored, unread] = await Promise.all([loadNotifications(actor, filter, shownOnPage + 1), countUnread(actor)]);
  const { rows, next } = paged(stored, shownOnPage);
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

async function withTexts(actor: Actor, { locale, zone }: Reader, rows: StoredNotification[]) {
  const reader = { locale, zone, recruits: actor.recruiterId !== null };
  const texts = await notificationTexts({ ...reader, called: (names) => calledBy(actor, names) }, rows);
  const dateFormatter = dateFormat(locale, momentIn(zone));
  return rows.map(({ id, read, createdAt }, index) => ({
    id,
    ...(texts[index] ?? nothing),
    read,
    at: createdAt.getTime(),
    when: dateFormatter.format(createdAt),
  }));
}

const nothing = { title: "", message: "", lang: null };

export type BellItem = Awaited<ReturnType<typeof withTexts>>[number];
export type BellView = {
  /** Milliseconds. */
  readAt: number;
  unread: number;
  items: BellItem[] | null;
  words: ReturnType<typeof wordsOfBell>;
  /** Of the opened bell. */
  listWords: ReturnType<typeof wordsOfList> | null;
};

async function loadNotifications(
  actor: Actor,
  { only = false, after }: { only?: boolean; after?: string },
  take: number,
) {
  if (!actor.userId) return [];
  const { orderBy, beyond } = keysetSql({ ...(after && { after }) });
  return db.$queryRaw<StoredNotification[]>`
    select n.id, n.kind, ${subjectColumn(actor, Prisma.sql`n.about`)} as subject,
      n.title, n.message, n.lang, n.read, n.created_at as "createdAt"
    from (select * from notifications where user_id = ${actor.userId}::uuid and in_bell and ${only ? Prisma.sql`not read` : Prisma.sql`true`}
      and ${beyond} order by ${orderBy} limit ${take}) n
    order by n.created_at desc, n.id desc`;
}

/** Cached per request: a dashboard shows the newest notifications beside the closed bell. */
const countUnread = cache(async ({ userId }: Actor) =>
  userId ? db.notification.count({ where: { userId, inBell: true, read: false } }) : 0,
);
