import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { protectMinor } from "../steps/protect-minors";

/** Without the guardian's yes nothing of a minor stays on the board. */
export const protectChild = (tx: Tx, { actorId, data: { playerId } }: DomainEvent<"guardian.declined">) =>
  protectMinor(tx, { userId: actorId }, playerId);

/** The minor and the guardian read what became of the offer. */
export async function writeOfMinorsOffer(tx: Tx, { data: { jobId, stays } }: DomainEvent<"job.protected">) {
  const job = await tx.sportJob.findUnique({ where: { id: jobId }, select: { title: true, user: { select: owner } } });
  if (!job?.user.player || job.user.disabledAt) return;
  const { id: userId, email, locale, player } = job.user;
  const letter = (to: string, language: Locale, link: string) => {
    const say = translator(language, "jobs");
    const values = { offer: job.title, stays: String(stays), link };
    return { to, subject: say("protectedMail.subject", values), body: say("protectedMail.body", values) };
  };
  const own = letter(email, locale as Locale, env.APP_URL + localePath("/dashboard#offers", locale as Locale));
  await queueMail(tx, { ...own, told: { category: "account", userId } });
  const guardian = await guardianLetter(tx, player.id);
  if (!guardian) return;
  const theirs = letter(guardian.to, guardian.locale, guardian.link);
  await queueMail(tx, { ...theirs, told: { category: "account", guardianOf: player.id } });
}

const owner = { id: true, email: true, locale: true, disabledAt: true, player: { select: { id: true } } } as const;
