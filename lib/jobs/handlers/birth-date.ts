import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Prisma } from "@/lib/platform/prisma/client";
import { waitingForBirthDate } from "../queries/owned";
import { protectMinor } from "../steps/protect-minors";
import { showWaitingOffers } from "../steps/show-waiting-offers";

export async function emailToAskBirthDate(tx: Tx, { data: { userId } }: DomainEvent<"job.birth_date_asked">) {
  const { email: to, locale, disabledAt, jobs } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select });
  const [newest, ...others] = jobs;
  if (!newest || disabledAt) return;
  const t = translator(locale as Locale, "jobs");
  const link = env.APP_URL + localePath(`/sport-jobs/${newest.id}/edit`, locale as Locale);
  const values = { offer: newest.title, others: others.length, link };
  const [subject, body] = [t("birthDateMail.subject", values), t("birthDateMail.body", values)];
  await queueMail(tx, { to, subject, body, audience: { category: "offers", userId } });
}

/** A new profile states its owner's birth date: an adult's waiting offers become visible, a minor's offers are protected first. */
export async function showOffersOfPlayer(tx: Tx, { actorId, data: { playerId } }: DomainEvent<"player.joined">) {
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  await protectMinor(tx, { userId: actorId }, playerId);
  if (userId) await showWaitingOffers(tx, { userId: actorId }, userId);
}

export async function showOffersOfGamer(tx: Tx, { actorId, data: { esportPlayerId } }: DomainEvent<"esport.joined">) {
  const gamer = await tx.esportPlayer.findUnique({ where: { id: esportPlayerId }, select: { userId: true } });
  if (gamer?.userId) await showWaitingOffers(tx, { userId: actorId }, gamer.userId);
}

const select = {
  email: true,
  locale: true,
  disabledAt: true,
  jobs: {
    where: waitingForBirthDate,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, title: true },
  },
} satisfies Prisma.UserSelect;
