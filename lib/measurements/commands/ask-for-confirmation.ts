import "server-only";
import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { checkMinorContacts } from "@/lib/players/steps/check-minor-texts";
import { measurementEvents } from "../events";
import { mayAskForConfirmation, mayConfirm } from "../policy/measurements";
import { claimsToAsk } from "../queries/confirmable";
import { confirmationHash, confirmationToken } from "../queries/confirmation-link";
import { ownEmails } from "../queries/own-emails";
import { askInput, emailsPerConfirmer, emailsPerPlayer, linkDays, mostWaiting } from "../schema/confirmation";

export const askForConfirmation = command({
  limit: {
    act: "askForConfirmation",
    person: emailsPerPlayer,
    value: { of: ({ email }) => email, ...emailsPerConfirmer },
  },
  by: playerSide,
  input: askInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayAskForConfirmation,
  run: async ({ tx, actor, input: { claims, language, ...recipient }, subject: player }) => {
    const playerId = player.id;
    const verdict = mayConfirm(recipient.email, { emails: await ownEmails(tx, playerId) });
    if (verdict !== true) refuse(verdict, "email");
    checkMinorContacts(player, { name: recipient.name, club: recipient.club });
    const claimsToConfirm = await claimsToAsk(tx, playerId, claims);
    const openRequest = { playerId, answeredAt: null, withdrawnAt: null, expiresAt: { gt: now() } };
    if ((await tx.confirmation.count({ where: { ...openRequest, email: recipient.email } })) > 0)
      refuse("confirmation_already_requested", "email");
    if ((await tx.confirmation.count({ where: openRequest })) >= mostWaiting) refuse("too_many_confirmations");
    const confirmationId = randomUUID();
    await tx.confirmation.create({
      data: {
        ...recipient,
        id: confirmationId,
        playerId,
        locale: language,
        tokenHash: confirmationHash(confirmationToken(confirmationId, "answer")),
        receiptHash: confirmationHash(confirmationToken(confirmationId, "receipt")),
        askedAt: now(),
        expiresAt: daysFrom(now(), linkDays),
        claims: { create: claimsToConfirm },
      },
    });
    await measurementEvents.record(tx, actor, "confirmation.asked", { confirmationId, playerId });
    return { confirmationId };
  },
});
