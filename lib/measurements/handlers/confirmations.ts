import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { stateOf } from "../schema/confirmation";
import { confirmationLetter } from "../steps/confirmation-letter";

/** The mail with the link that answers, and once more after a week. */
export const writeToConfirmer = (tx: Tx, { type, data }: DomainEvent<"confirmation.asked" | "confirmation.reminded">) =>
  confirmationLetter(tx, data.confirmationId, type === "confirmation.asked" ? "ask" : "reminder", now());

/** What was said, for whoever said it, with the link that takes it back. */
export const sendReceipt = (tx: Tx, { data }: DomainEvent<"confirmation.answered">) =>
  confirmationLetter(tx, data.confirmationId, "receipt", now());

/** What became of it, to the guardian of a child; a player is told as they chose to be. */
export async function writeToGuardian(
  tx: Tx,
  { type, data }: DomainEvent<"confirmation.answered" | "confirmation.taken_back">,
) {
  const guardian = await guardianLetter(tx, data.playerId);
  if (!guardian) return;
  const confirmation = await tx.confirmation.findUniqueOrThrow({
    where: { id: data.confirmationId },
    select: { name: true, club: true, expiresAt: true, withdrawnAt: true, answeredAt: true, takenBackAt: true },
  });
  if (stateOf(confirmation, now()) !== (type === "confirmation.answered" ? "answered" : "taken_back")) return;
  const { to, locale, names, link } = guardian;
  const values = { ...names, confirmer: confirmation.name, club: confirmation.club, link: `${link}/evidence` };
  const t = translator(locale, "evidence");
  const emailKey = type === "confirmation.answered" ? "answered" : "takenBack";
  const recipient = { category: "account", guardianOf: data.playerId } as const;
  const [subject, body] = [t(`mail.${emailKey}.subject`, values), t(`mail.${emailKey}.body`, values)];
  await queueMail(tx, { to, subject, body, told: recipient });
}

/** Nothing of what an erased player claimed is left, nor of whom they asked. */
export async function eraseEvidence(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.confirmation.deleteMany({ where: { player: { userId } } });
  await tx.playerClaim.deleteMany({ where: { player: { userId } } });
}
