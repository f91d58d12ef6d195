import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { players } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
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
    await record(tx, actor, given ? "player.agreed" : "player.disagreed", { playerId });
    return { playerId };
  },
});
