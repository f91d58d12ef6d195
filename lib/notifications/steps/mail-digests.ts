import "server-only";
import { daysFrom, now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db, type Tx } from "@/lib/core/db";
import { digestDay, zoneOf } from "@/lib/core/digest-day";
import { env } from "@/lib/core/env";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { forEachDue } from "@/lib/core/in-pages";
import { queueMail } from "@/lib/core/mail";
import { wanting } from "@/lib/core/readers";
import { calledInWriting } from "@/lib/scouting/queries/names";
import { storiesOf } from "../queries/stories";
import { subjectsOf } from "../queries/subjects";
import { categoryOf } from "../schema/categories";
import type { Kind } from "../schema/notification";

/** Older ones are no news. */
const DAYS_LOOKED_BACK = 8;
/** Told one by one; of the rest the number. */
const LINES = 20;
const kinds = Object.keys(categoryOf) as Kind[];
const pending = () => ({ read: false, digestedAt: null, createdAt: { gt: daysFrom(now(), -DAYS_LOOKED_BACK) } });

/** A letter to everybody whose morning it is and for whom something of the categories they chose is unread; each notification is summed up once. Returns how many were written. */
export async function mailDigests(): Promise<number> {
  const due = new Set<string>();
  return forEachDue(
    async (after, take) => {
      const users = await db.user.findMany({
        where: { disabledAt: null, notifications: { some: pending() }, ...(after && { id: after }) },
        orderBy: { id: "asc" },
        take,
        select: reader,
      });
      for (const user of users) if (clockOf(user).day) due.add(user.id);
      return users;
    },
    async (id) => due.delete(id) && sumUp(id),
  );
}

async function sumUp(id: string): Promise<boolean> {
  const user = await db.user.findUniqueOrThrow({ where: { id }, select: reader });
  const { zone, day } = clockOf(user);
  const wants = wanting({ userId: id }, user.notificationSettings);
  const rows = await db.notification.findMany({
    where: { userId: id, kind: { in: kinds.filter((kind) => wants(categoryOf[kind], "digest")) }, ...pending() },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (rows.length === 0) return false;
  const [locale, recruiterId] = [user.locale as Locale, user.memberships[0]?.recruiter.id ?? null];
  const lines = rows.slice(0, LINES);
  const subjects = await subjectsOf({ recruiterId }, lines);
  const stories = await storiesOf(
    { locale, zone, recruits: recruiterId !== null, called: async (names) => calledInWriting(names) },
    lines.map((row, at) => ({ ...row, subject: subjects[at] ?? null })),
  );
  const told = new Map(rows.map((row, at) => [row.id, stories[at] ?? null]));
  return transaction((tx) => write(tx, { userId: id, to: user.email, locale, key: `digest ${id} ${day}`, told }));
}

type Digest = {
  userId: string;
  to: string;
  locale: Locale;
  key: string;
  /** By notification; null for those that are only counted. */
  told: Map<string, { title: string; message: string } | null>;
};

/** Once a day, whoever else is at it, and without what was read or summed up meanwhile. */
async function write(tx: Tx, { userId, to, locale, key, told }: Digest): Promise<boolean> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
  if ((await tx.mail.count({ where: { key } })) > 0) return false;
  const taken = await tx.notification.updateManyAndReturn({
    where: { id: { in: [...told.keys()] }, read: false, digestedAt: null },
    data: { digestedAt: now() },
    select: { id: true },
  });
  if (taken.length === 0) return false;
  const ids = new Set(taken.map(({ id }) => id));
  const stories = [...told].flatMap(([id, story]) => (story && ids.has(id) ? story : []));
  const say = translator(locale, "notifications");
  const lines = stories.map(({ title, message }) => `• ${title}\n  ${message}`).join("\n\n");
  const link = env.APP_URL + localePath("/notifications", locale);
  const known = { count: taken.length, lines, more: taken.length - stories.length, link };
  const [subject, body] = [say("digest.subject", known), say("digest.body", known)];
  await queueMail(tx, { to, subject, body, told: { category: "digest", userId }, key });
  return true;
}

type Reading = {
  notificationSettings: { zone: string | null; digestEvery: "day" | "week" } | null;
  player: { country: string } | null;
  memberships: { recruiter: { country: string } }[];
};

/** Where the reader's clock stands, and the day of a summary that is due there now. */
function clockOf({ notificationSettings: chosen, player, memberships: [seat] }: Reading) {
  const zone = zoneOf(chosen?.zone ?? null, player?.country ?? seat?.recruiter.country ?? null, now());
  return { zone, day: digestDay(zone, chosen?.digestEvery ?? "day", now()) };
}

const reader = {
  id: true,
  email: true,
  locale: true,
  notificationSettings: true,
  player: { select: { country: true } },
  memberships: { where: { leftAt: null }, take: 1, select: { recruiter: { select: { id: true, country: true } } } },
} as const;
