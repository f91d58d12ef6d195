import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayChangeMember } from "../policy";
import { memberToManage } from "../queries/memberships";
import { memberInput } from "../schema";
import { endMembership } from "../steps/end-membership";

export const removeMember = command({
  limit: { act: "removeMember", person: byHand },
  by: organizationOwners,
  input: memberInput,
  load: (tx, { userId }, actor) => memberToManage(tx, actor, userId),
  allow: mayChangeMember,
  async run({ tx, actor, subject: { id, userId } }) {
    await endMembership(tx, actor, { id, userId, recruiterId: actor.recruiterId }, "member.removed");
    return { userId };
  },
});
