import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { ownConsent } from "../queries/own-consent";
import { playerToEdit } from "../queries/player-to-edit";
import { ownAnswerInput } from "../schema/guardian";
import { settleStatus } from "../steps/settle-status";

/** The player's own consent to the account, which not even a guardian can give; a no removes the profile from every list. */
export const answerAsPlayer = command({
  limit: { act: "answerAsPlayer", person: byHand },
  by: players(),
  input: ownAnswerInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  run: async ({ tx, actor, input: { answer }, subject: { id: playerId, userId } }) => {
    const agrees = answer === "yes";
    if ((await ownConsent(tx, userId))?.given === agrees) return { playerId };
    await giveConsent(tx, userId, "terms", { given: agrees });
    await tx.player.update({ where: { id: playerId }, data: { consentTerms: agrees } });
    await settleStatus(tx, playerId);
    await playerEvents.record(tx, actor, agrees ? "player.agreed" : "player.disagreed", { playerId });
    return { playerId };
  },
});
