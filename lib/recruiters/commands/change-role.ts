import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recruiterEvents } from "../events";
import { mayChangeMember } from "../policy";
import { memberToManage } from "../queries/memberships";
import { roleInput } from "../schema";

export const changeRole = command({
  limit: { act: "changeRole", person: byHand },
  by: organizationOwners,
  input: roleInput,
  load: (tx, { userId }, actor) => memberToManage(tx, actor, userId),
  allow: mayChangeMember,
  async run({ tx, actor, input: { userId, teamRole }, subject: { id, teamRole: currentRole } }) {
    if (teamRole === currentRole) return { userId };
    await tx.membership.update({ where: { id }, data: { teamRole } });
    await recruiterEvents.record(tx, actor, "member.role_changed", { recruiterId: actor.recruiterId, userId });
    return { userId };
  },
});
