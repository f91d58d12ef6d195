import "server-only";
import { calledInWriting } from "@/lib/contacts/queries/names";
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
import { notificationTexts } from "../queries/notification-texts";
import { subjectsOf } from "../queries/subjects";
import { categoryOf } from "../schema/categories";
import type { Kind } from "../schema/notification";

const MAX_AGE_DAYS = 8;
const MAX_LINES = 20;
const kinds = Object.keys(categoryOf) as Kind[];
const pending = () => ({ read: false, digestedAt: null, createdAt: { gt: daysFrom(now(), -MAX_AGE_DAYS) } });

/** Queues a digest for everybody for whom it is due now and who has unread notifications in the chosen categories; each notification is summarized once. Returns how many digests were queued. */
export async function mailDigests(): Promise<number> {
  const due = new Set<string>();
  return forEachDueInBatches(
    async (after, take) => {
      const users = await db.user.findMany({
        where: { disabledAt: null, notifications: { some: pending() }, ...(after && { id: after }) },
        orderBy: { id: "asc" },
        take,
        select: digestRecipientSelect,
      });
      for (const user of users) if (clockOf(user).day) due.add(user.id);
      return users;
    },
    async (id) => due.delete(id) && queueDueDigest(id),
  );
}

/** The row lock and the mail key allow one digest a day even when several processes run. */
async function queueDueDigest(id: string): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${id}::uuid for no key update`;
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: digestRecipientSelect });
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

/** Composes a delayed digest again without the notifications read meanwhile; `reference` is the user id and the time of the digest. */
export async function composeDigestAgain(tx: Tx, reference: string) {
  const [id = "", digestedAt = ""] = reference.split(" ");
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select: digestRecipientSelect });
  await queueDigest(tx, user, { digestedAt: new Date(digestedAt) });
}

type DigestRecipient = ClockSource & { id: string; email: string; locale: string };

async function queueDigest(tx: Tx, user: DigestRecipient, { digestedAt, key }: { digestedAt: Date; key?: string }) {
  const rows = await tx.notification.findMany({
    where: { userId: user.id, digestedAt, read: false },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (rows.length === 0) return;
  const [locale, recruiterId] = [user.locale as Locale, user.memberships[0]?.recruiter.id ?? null];
  const listed = rows.slice(0, MAX_LINES);
  const subjects = await subjectsOf({ recruiterId }, listed, tx);
  const texts = await notificationTexts(
    {
      locale,
      zone: clockOf(user).zone,
      recruits: recruiterId !== null,
      called: async (names) => calledInWriting(names),
    },
    listed.map((row, index) => ({ ...row, subject: subjects[index] ?? null })),
  );
  const t = translator(locale, "notifications");
  const lines = texts.map(({ title, message }) => `• ${title}\n  ${message}`).join("\n\n");
  const link = env.APP_URL + localePath("/notifications", locale);
  const values = { count: rows.length, lines, more: rows.length - texts.length, link };
  const [subject, body] = [t("digest.subject", values), t("digest.body", values)];
  await queueMail(tx, { to: user.email, subject, body, audience: { category: "digest", userId: user.id }, key });
}

type ClockSource = {
  notificationSettings: { zone: string | null; digestEvery: "day" | "week" } | null;
  player: { country: string } | null;
  memberships: { recruiter: { id: string; country: string } }[];
};

function clockOf({ notificationSettings: settings, player, memberships: [membership] }: ClockSource) {
  const zone = zoneOf(settings?.zone ?? null, player?.country ?? membership?.recruiter.country ?? null, now());
  return { zone, day: digestDay(zone, settings?.digestEvery ?? "day", now()) };
}

const digestRecipientSelect = {
  id: true,
  email: true,
  locale: true,
  notificationSettings: true,
  player: { select: { country: true } },
  memberships: { where: { leftAt: null }, take: 1, select: { recruiter: { select: { id: true, country: true } } } },
} as const;
