import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { stateOf } from "../schema/confirmation";
import { confirmationEmail } from "../steps/confirmation-email";

export const emailConfirmer = (tx: Tx, { type, data }: DomainEvent<"confirmation.asked" | "confirmation.reminded">) =>
  confirmationEmail(tx, data.confirmationId, type === "confirmation.asked" ? "ask" : "reminder", now());

export const emailReceiptToConfirmer = (tx: Tx, { data }: DomainEvent<"confirmation.answered">) =>
  confirmationEmail(tx, data.confirmationId, "receipt", now());

/** Tells a minor's guardian the result; players are notified by their preferences. */
export async function emailGuardianAboutConfirmation(
  tx: Tx,
  { type, data }: DomainEvent<"confirmation.answered" | "confirmation.revoked">,
) {
  const guardian = await guardianRecipient(tx, data.playerId);
  if (!guardian) return;
  const confirmation = await tx.confirmation.findUniqueOrThrow({
    where: { id: data.confirmationId },
    select: { name: true, club: true, expiresAt: true, withdrawnAt: true, answeredAt: true, revokedAt: true },
  });
  if (stateOf(confirmation, now()) !== (type === "confirmation.answered" ? "answered" : "revoked")) return;
  const { to, locale, names, link } = guardian;
  const values = { ...names, confirmer: confirmation.name, club: confirmation.club, link: `${link}/evidence` };
  const t = translator(locale, "measurements");
  const emailKey = type === "confirmation.answered" ? "answered" : "revoked";
  const recipient = { category: "account", guardianOf: data.playerId } as const;
  const [subject, body] = [t(`mail.${emailKey}.subject`, values), t(`mail.${emailKey}.body`, values)];
  await queueMail(tx, { to, subject, body, audience: recipient });
}

export async function eraseMeasurements(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.confirmation.deleteMany({ where: { player: { userId } } });
}
