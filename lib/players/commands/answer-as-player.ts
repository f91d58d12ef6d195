import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { ownYes } from "../queries/own-yes";
import { playerToEdit } from "../queries/player-to-edit";
import { ownAnswerInput } from "../schema/guardian";
import { settleStatus } from "../steps/settle-status";

/** The player's own yes to the account, which nobody says for them, no guardian either; a no takes the profile off every list. */
export const answerAsPlayer = command({
  limit: { act: "answerAsPlayer", person: byHand },
  by: players(),
  input: ownAnswerInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  run: async ({ tx, actor, input: { answer }, subject: { id: playerId, userId } }) => {
    const given = answer === "yes";
    if ((await ownYes(tx, userId))?.given === given) return { playerId };
    await giveConsent(tx, userId, "terms", { given });
    await tx.player.update({ where: { id: playerId }, data: { consentTerms: given } });
    await settleStatus(tx, playerId);
    await recordEvent(tx, actor, given ? "player.agreed" : "player.disagreed", { playerId });
    return { playerId };
  },
});
