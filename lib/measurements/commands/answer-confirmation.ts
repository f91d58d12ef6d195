import "server-only";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { mailbox } from "@/lib/platform/text/mailbox";
import { checkMinorContacts, checkMinorTexts } from "@/lib/players/steps/check-minor-texts";
import { measurementEvents } from "../events";
import { gradeFor, organizationOfMailDomain } from "../queries/backing";
import { confirmationToken } from "../queries/confirmation-link";
import { flagsOf } from "../queries/flags";
import { confirmationAt } from "../queries/lock-confirmation";
import { addressTries, answerInput, linksPerAddress, stateOf } from "../schema/confirmation";
import { settleGrades } from "../steps/settle-grades";

/** Records the confirmer's answer to each claim, once; the e-mail address is asked again, so that a forwarded link cannot answer. */
export const answerConfirmation = command({
  limit: {
    act: "answerConfirmation",
    address: linksPerAddress,
    value: { of: ({ token }) => token, ...addressTries, failuresOnly: true },
  },
  by: anyone,
  input: answerInput,
  load: (tx, { token }) => confirmationAt(tx, token, "answer"),
  run: async ({ tx, actor, input: { email, role, club, proof, answers }, subject: confirmation }) => {
    const { id: confirmationId, playerId, player } = confirmation;
    const open = confirmation.claims.length > 0 && player.user.disabledAt === null;
    if (stateOf(confirmation, now()) !== "waiting" || !open) refuse("confirmation_closed");
    if (mailbox(email) !== mailbox(confirmation.email)) refuse("confirmer_address_wrong", "email");
    if (actor.userId && [player.userId, player.guardian?.userId].includes(actor.userId)) refuse("confirmer_is_own");
    if (confirmation.claims.some(({ id }) => !answers.some(({ itemId }) => itemId === id)))
      refuse("confirmation_changed");
    const corrections = answers.map(({ itemId, correction }) => [`correction.${itemId}`, correction]);
    await checkMinorTexts(tx, player, Object.fromEntries(corrections));
    checkMinorContacts(player, { club });
    const backing = await organizationOfMailDomain(tx, confirmation.email);
    const flags = await flagsOf(tx, actor, confirmation);
    for (const { id, ...item } of confirmation.claims) {
      const { answer, correction } = answers.find(({ itemId }) => itemId === id) ?? refuse("not_found");
      const grade = answer === "confirmed" ? await gradeFor(tx, { role, backing, playerId, ...item }) : null;
      await tx.confirmedClaim.update({ where: { id }, data: { answer, correction, grade } });
    }
    const confirmationAnswer = { role, club, proof, flags, answeredAt: now(), recruiterId: backing?.id ?? null };
    await tx.confirmation.update({ where: { id: confirmationId }, data: confirmationAnswer });
    await settleGrades(tx, confirmationId);
    await measurementEvents.record(tx, actor, "confirmation.answered", { confirmationId, playerId });
    return { receipt: confirmationToken(confirmationId, "receipt") };
  },
});
