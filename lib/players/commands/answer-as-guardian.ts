import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { proveAddress } from "@/lib/accounts/steps/prove-address";
import { now } from "@/lib/platform/clock";
import { guardians } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { mayAnswerAsGuardian } from "../policy";
import { consentsOfGuardian, guardianToAct } from "../queries/guardian";
import { guardianAnswerInput, guardianConsents } from "../schema/guardian";
import { noChange } from "../steps/invite-guardian";
import { settleStatus } from "../steps/settle-status";

/** Yes to what is ticked lists a minor who agrees too, no takes everything back; either can be changed later. Only what changes is logged. */
export const answerAsGuardian = command({
  limit: { act: "answerAsGuardian", person: byHand },
  by: guardians,
  input: guardianAnswerInput,
  load: (tx, _input, actor) => guardianToAct(tx, actor),
  allow: mayAnswerAsGuardian,
  run: async ({ tx, actor, input, subject: { playerId, player, status, email, user } }) => {
    const yes = input.answer === "yes";
    const rights = yes && input.imageRights;
    // Without the image rights nothing is shown, before a request or after it.
    const before = rights && input.mediaBeforeIdentity;
    const wanted = { authority: yes, terms: yes, image_rights: rights, media_before_identity: before };
    const held = await consentsOfGuardian(tx, player.userId);
    const changed = guardianConsents.filter((kind) => (held[kind]?.given ?? false) !== wanted[kind]);
    for (const kind of changed)
      await giveConsent(tx, player.userId, kind, { given: wanted[kind], givenBy: "guardian" });
    const media = { consentImageRights: rights, mediaBeforeIdentity: before };
    await tx.player.update({ where: { id: playerId }, data: media });
    if (changed.length > 0) await recordEvent(tx, actor, "guardian.consented", { playerId, changed });
    if (yes) {
      const phone = input.phone ? phoneToKeep(input.phone, player.country, "phone") : null;
      await tx.guardian.update({ where: { playerId }, data: { phone } });
    }
    if (actor.guardianBy === "mail" && user) await proveAddress(tx, { userId: user.id, email });
    const answered = yes ? "confirmed" : "declined";
    if (status === answered) return { playerId };
    await tx.guardian.update({
      where: { playerId },
      data: { status: answered, confirmedAt: yes ? now() : null, ...noChange },
    });
    await settleStatus(tx, playerId);
    await recordEvent(tx, actor, yes ? "guardian.confirmed" : "guardian.declined", { playerId });
    return { playerId };
  },
});
