import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { guardians } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { phoneToKeep } from "@/lib/core/phone";
import { mayAnswerAsGuardian } from "../policy";
import { consentsOfGuardian, guardianToAct } from "../queries/guardian";
import { guardianAnswerInput, guardianConsents } from "../schema/guardian";
import { settleStatus } from "../steps/settle-status";

/** Yes to what is ticked lists a minor who agrees too, no takes everything back; either can be changed later. Only what changes is logged. */
export const answerAsGuardian = command({
  limit: { act: "answerAsGuardian", person: byHand },
  by: guardians,
  input: guardianAnswerInput,
  load: (tx, _input, actor) => guardianToAct(tx, actor),
  allow: mayAnswerAsGuardian,
  run: async ({ tx, actor, input, subject: { playerId, player, status } }) => {
    const yes = input.answer === "yes";
    const wanted = { authority: yes, terms: yes, image_rights: yes && input.imageRights };
    const held = await consentsOfGuardian(tx, player.userId);
    const changed = guardianConsents.filter((kind) => (held[kind]?.given ?? false) !== wanted[kind]);
    for (const kind of changed)
      await giveConsent(tx, player.userId, kind, { given: wanted[kind], givenBy: "guardian" });
    await tx.player.update({ where: { id: playerId }, data: { consentImageRights: wanted.image_rights } });
    if (changed.length > 0) await record(tx, actor, "guardian.consented", { playerId, changed });
    if (yes) {
      const phone = input.phone ? phoneToKeep(input.phone, player.country, "phone") : null;
      await tx.guardian.update({ where: { playerId }, data: { phone } });
    }
    const answered = yes ? "confirmed" : "declined";
    if (status === answered) return { playerId };
    await tx.guardian.update({ where: { playerId }, data: { status: answered, confirmedAt: yes ? now() : null } });
    await settleStatus(tx, playerId);
    await record(tx, actor, yes ? "guardian.confirmed" : "guardian.declined", { playerId });
    return { playerId };
  },
});
