import "server-only";
import { takeRole } from "@/lib/accounts/steps/take-role";
import { now } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import { recruiterEvents } from "../events";
import { mayJoin } from "../policy";
import { invitationToUse } from "../queries/invitation";
import { tokenInput } from "../schema";

export const acceptInvitation = command({
  limit: { act: "acceptInvitation", person: byHand },
  by: signedIn,
  input: tokenInput,
  load: (tx, { token }, actor) => invitationToUse(tx, token, actor.userId),
  allow: mayJoin,
  async run({ tx, actor, subject: { id, recruiterId, teamRole, invitedById } }) {
    const { userId } = actor;
    const acceptTime = now();
    await takeRole(tx, userId, "recruiter");
    await tx.teamInvitation.update({ where: { id }, data: { acceptedAt: acceptTime } });
    await tx.membership
      .create({ data: { recruiterId, userId, teamRole, invitedById, joinedAt: acceptTime } })
      .catch((error: unknown) =>
        breaksUnique(error) ? refuse("invitation_other_organization") : Promise.reject(error),
      );
    await recruiterEvents.record(tx, actor, "member.joined", { recruiterId, userId });
    return { recruiterId };
  },
});
