import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { confirmationLetter } from "../steps/confirmation-letter";

/** The mail with the link that answers, and once more after a week. */
export const writeToConfirmer = (tx: Tx, { type, data }: Fact<"confirmation.asked" | "confirmation.reminded">) =>
  confirmationLetter(tx, data.confirmationId, type === "confirmation.asked" ? "ask" : "reminder", now());

/** What was said, for whoever said it, with the link that takes it back. */
export const sendReceipt = (tx: Tx, { data }: Fact<"confirmation.answered">) =>
  confirmationLetter(tx, data.confirmationId, "receipt", now());

/** What became of it, to the guardian of a child; a player is told as they chose to be. */
export async function writeToGuardian(
  tx: Tx,
  { type, data }: Fact<"confirmation.answered" | "confirmation.taken_back">,
) {
  const guardian = await guardianLetter(tx, data.playerId);
  if (!guardian) return;
  const asked = await tx.confirmation.findUniqueOrThrow({
    where: { id: data.confirmationId },
    select: { name: true, club: true },
  });
  const { to, locale, names, link } = guardian;
  const values = { ...names, confirmer: asked.name, club: asked.club, link: `${link}/evidence` };
  const say = translator(locale, "evidence");
  const letter = type === "confirmation.answered" ? "answered" : "takenBack";
  const told = { category: "account", guardianOf: data.playerId } as const;
  const [subject, body] = [say(`mail.${letter}.subject`, values), say(`mail.${letter}.body`, values)];
  await queueMail(tx, { to, subject, body, told });
}

/** Nothing of what an erased player claimed is left, nor of whom they asked. */
export async function eraseEvidence(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.confirmation.deleteMany({ where: { player: { userId } } });
  await tx.playerClaim.deleteMany({ where: { player: { userId } } });
}
