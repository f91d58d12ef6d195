import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { proveAddress } from "@/lib/accounts/steps/prove-address";
import { now } from "@/lib/platform/clock";
import { guardians } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { playerEvents } from "../events";
import { mayAnswerAsGuardian } from "../policy/players";
import { consentsOfGuardian, guardianToAct } from "../queries/guardian";
import { guardianAnswerInput, guardianConsents } from "../schema/guardian";
import { noChange } from "../steps/invite-guardian";
import { settleStatus } from "../steps/settle-status";

/** A yes lists the minor once the minor agrees too, a no withdraws all consents; both can be changed later, and only changes are recorded. */
export const answerAsGuardian = command({
  limit: { act: "answerAsGuardian", person: byHand },
  by: guardians,
  input: guardianAnswerInput,
  load: (tx, _input, actor) => guardianToAct(tx, actor),
  allow: mayAnswerAsGuardian,
  run: async ({ tx, actor, input, subject: { playerId, player, status, email, user } }) => {
    const agrees = input.answer === "yes";
    const rights = agrees && input.imageRights;
    const beforeIdentity = rights && input.mediaBeforeIdentity;
    const newConsents = {
      authority: agrees,
      terms: agrees,
      image_rights: rights,
      media_before_identity: beforeIdentity,
    };
    const currentConsents = await consentsOfGuardian(tx, player.userId);
    const changed = guardianConsents.filter((kind) => (currentConsents[kind]?.given ?? false) !== newConsents[kind]);
    for (const kind of changed)
      await giveConsent(tx, player.userId, kind, { given: newConsents[kind], givenBy: "guardian" });
    const media = { consentImageRights: rights, mediaBeforeIdentity: beforeIdentity };
    await tx.player.update({ where: { id: playerId }, data: media });
    if (changed.length > 0) await playerEvents.record(tx, actor, "guardian.consented", { playerId, changed });
    if (agrees) {
      const phone = input.phone ? phoneToKeep(input.phone, player.country, "phone") : null;
      await tx.guardian.update({ where: { playerId }, data: { phone } });
    }
    if (actor.guardianBy === "mail" && user) await proveAddress(tx, { userId: user.id, email });
    const newStatus = agrees ? "confirmed" : "declined";
    if (status === newStatus) return { playerId };
    await tx.guardian.update({
      where: { playerId },
      data: { status: newStatus, confirmedAt: agrees ? now() : null, ...noChange },
    });
    await settleStatus(tx, playerId);
    await playerEvents.record(tx, actor, agrees ? "guardian.confirmed" : "guardian.declined", { playerId });
    return { playerId };
  },
});
