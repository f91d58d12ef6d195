import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { digestDay, zoneOf } from "@/lib/platform/outbox/digest-day";
import { queueMail } from "@/lib/platform/outbox/mail";
import { composeFrom } from "@/lib/platform/outbox/mail-source";
import { createWants } from "@/lib/platform/outbox/readers";
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
  return forEachDueInBatches(
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

/** Once a day, whoever else is at it. */
async function sumUp(id: string): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${id}::uuid for no key update`;
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: reader });
    const key = `digest ${id} ${clockOf(user).day}`;
    if ((await tx.mail.count({ where: { key } })) > 0) return false;
    const wants = createWants({ userId: id }, user.notificationSettings);
    const digestedAt = now();
    const { count } = await tx.notification.updateMany({
      where: { userId: id, kind: { in: kinds.filter((kind) => wants(categoryOf[kind], "digest")) }, ...pending() },
      data: { digestedAt },
    });
    if (count === 0) return false;
    composeFrom(tx, `digest ${id} ${digestedAt.toISOString()}`);
    await queueDigest(tx, user, { digestedAt, key });
    return true;
  });
}

/** A digest that waited, without what was read meanwhile; `reference`: whose it is and when it was summed up. */
export async function composeDigestAgain(tx: Tx, reference: string) {
  const [id = "", digestedAt = ""] = reference.split(" ");
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select: reader });
  await queueDigest(tx, user, { digestedAt: new Date(digestedAt) });
}

type Addressee = Reading & { id: string; email: string; locale: string };

async function queueDigest(tx: Tx, user: Addressee, { digestedAt, key }: { digestedAt: Date; key?: string }) {
  const rows = await tx.notification.findMany({
    where: { userId: user.id, digestedAt, read: false },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (rows.length === 0) return;
  const [locale, recruiterId] = [user.locale as Locale, user.memberships[0]?.recruiter.id ?? null];
  const listed = rows.slice(0, LINES);
  const subjects = await subjectsOf({ recruiterId }, listed, tx);
  const stories = await storiesOf(
    {
      locale,
      zone: clockOf(user).zone,
      recruits: recruiterId !== null,
      called: async (names) => calledInWriting(names),
    },
    listed.map((row, at) => ({ ...row, subject: subjects[at] ?? null })),
  );
  const t = translator(locale, "notifications");
  const lines = stories.map(({ title, message }) => `• ${title}\n  ${message}`).join("\n\n");
  const link = env.APP_URL + localePath("/notifications", locale);
  const values = { count: rows.length, lines, more: rows.length - stories.length, link };
  const [subject, body] = [t("digest.subject", values), t("digest.body", values)];
  await queueMail(tx, { to: user.email, subject, body, told: { category: "digest", userId: user.id }, key });
}

type Reading = {
  notificationSettings: { zone: string | null; digestEvery: "day" | "week" } | null;
  player: { country: string } | null;
  memberships: { recruiter: { id: string; country: string } }[];
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
