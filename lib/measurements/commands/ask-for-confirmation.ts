import "server-only";
import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { mayAskForConfirmation, mayConfirm } from "../policy";
import { claimsToAsk } from "../queries/confirmable";
import { confirmationHash, confirmationToken } from "../queries/confirmation-link";
import { ownEmails } from "../queries/own-emails";
import { askInput, lettersPerConfirmer, lettersPerPlayer, linkDays, mostWaiting } from "../schema/confirmation";

/** Asks somebody without an account, by mail, to stand behind what a player claims. */
export const askForConfirmation = command({
  limit: {
    act: "askForConfirmation",
    person: lettersPerPlayer,
    value: { of: ({ email }) => email, ...lettersPerConfirmer },
  },
  by: playerSide,
  input: askInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayAskForConfirmation,
  run: async ({ tx, actor, input: { claims, language, ...named }, subject: { id: playerId } }) => {
    const verdict = mayConfirm(named.email, { emails: await ownEmails(tx, playerId) });
    if (verdict !== true) refuse(verdict, "email");
    const claimsToConfirm = await claimsToAsk(tx, playerId, claims);
    const open = { playerId, answeredAt: null, withdrawnAt: null, expiresAt: { gt: now() } };
    if ((await tx.confirmation.count({ where: { ...open, email: named.email } })) > 0)
      refuse("confirmer_asked_already", "email");
    if ((await tx.confirmation.count({ where: open })) >= mostWaiting) refuse("too_many_confirmations");
    const confirmationId = randomUUID();
    await tx.confirmation.create({
      data: {
        ...named,
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
    await recordEvent(tx, actor, "confirmation.asked", { confirmationId, playerId });
    return { confirmationId };
  },
});
