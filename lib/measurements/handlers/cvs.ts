import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { emailDate } from "@/lib/platform/i18n/formats";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";

/** Tells the guardian about every CV of the child and how to close it, without the secret link. */
export async function emailGuardianAboutCv(tx: Tx, { data: { cvId, playerId } }: DomainEvent<"cv.made">) {
  if (!playerId) return;
  const guardian = await guardianRecipient(tx, playerId);
  if (!guardian) return;
  const { to, locale, names, link } = guardian;
  const { endsAt, naming, closedAt } = await tx.playerCv.findUniqueOrThrow({
    where: { id: cvId },
    select: { endsAt: true, naming: true, closedAt: true },
  });
  if (closedAt || endsAt <= now()) return;
  const day = emailDate(locale);
  const t = translator(locale, "cvs");
  const values = { ...names, naming, until: day.format(endsAt), link: `${link}/cv` };
  const audience = { category: "account", guardianOf: playerId } as const;
  await queueMail(tx, { to, subject: t("mail.subject", values), body: t("mail.body", values), audience });
}

export async function eraseCvs(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.playerCv.deleteMany({ where: { OR: [{ player: { userId } }, { esportPlayer: { userId } }] } });
}
