import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { protectMinor } from "../steps/protect-minors";

/** Without the guardian's consent, a minor's offers are not public. */
export const protectOffersOfMinor = (tx: Tx, { actorId, data: { playerId } }: DomainEvent<"guardian.declined">) =>
  protectMinor(tx, { userId: actorId }, playerId);

export async function emailAboutMinorsOffer(tx: Tx, { data: { jobId, stays } }: DomainEvent<"job.protected">) {
  const job = await tx.sportJob.findUnique({
    where: { id: jobId },
    select: { title: true, user: { select: ownerSelect } },
  });
  if (!job?.user.player || job.user.disabledAt) return;
  const { id: userId, email, locale, player } = job.user;
  const composeEmail = (to: string, language: Locale, link: string) => {
    const t = translator(language, "jobs");
    const values = { offer: job.title, stays: String(stays), link };
    return { to, subject: t("protectedMail.subject", values), body: t("protectedMail.body", values) };
  };
  const minorEmail = composeEmail(
    email,
    locale as Locale,
    env.APP_URL + localePath("/dashboard#offers", locale as Locale),
  );
  await queueMail(tx, { ...minorEmail, audience: { category: "account", userId } });
  const guardian = await guardianRecipient(tx, player.id);
  if (!guardian) return;
  const guardianEmail = composeEmail(guardian.to, guardian.locale, guardian.link);
  await queueMail(tx, { ...guardianEmail, audience: { category: "account", guardianOf: player.id } });
}

const ownerSelect = {
  id: true,
  email: true,
  locale: true,
  disabledAt: true,
  player: { select: { id: true } },
} as const;
