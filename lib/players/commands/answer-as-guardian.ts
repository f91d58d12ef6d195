import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayAnswerAsGuardian } from "../policy";
import { guardianByToken } from "../queries/guardian";
import { guardianAnswerInput } from "../schema/guardian";

/** Yes lists the minor, no takes them off every list; either can be changed later through the same link. */
export const answerAsGuardian = command({
  limit: { act: "answerAsGuardian", person: byHand },
  input: guardianAnswerInput,
  load: (tx, { token }) => guardianByToken(tx, token),
  allow: mayAnswerAsGuardian,
  run: async ({ tx, actor, input, subject: { playerId, player, status } }) => {
    const yes = input.answer === "yes";
    const answered = yes ? "confirmed" : "declined";
    if (status === answered) return { token: input.token };
    await tx.guardian.update({ where: { playerId }, data: { status: answered, confirmedAt: yes ? now() : null } });
    const listed = yes && player.status === "awaiting_guardian" ? "listed" : player.status;
    await tx.player.update({ where: { id: playerId }, data: { status: yes ? listed : "awaiting_guardian" } });
    await giveConsent(tx, player.userId, "guardian", { given: yes, givenBy: "guardian" });
    await record(tx, actor, yes ? "guardian.confirmed" : "guardian.declined", { playerId });
    return { token: input.token };
  },
});
