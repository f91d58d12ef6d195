import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recruiterEvents } from "../events";
import { mayBecomeOwner } from "../policy";
import { memberToManage } from "../queries/memberships";
import { memberInput } from "../schema";

export const transferOwnership = command({
  limit: { act: "transferOwnership", person: byHand },
  by: organizationOwners,
  input: memberInput,
  load: (tx, { userId }, actor) => memberToManage(tx, actor, userId),
  allow: mayBecomeOwner,
  async run({ tx, actor, subject: { userId, user } }) {
    const { recruiterId } = actor;
    // Database triggers move the roles, the documents and the blocks along.
    await tx.recruiter.update({ where: { id: recruiterId }, data: { userId, email: user.email } });
    await recruiterEvents.record(tx, actor, "member.made_owner", { recruiterId, userId });
    return { userId };
  },
});
