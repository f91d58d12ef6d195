import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayTouchSeat } from "../policy";
import { memberToManage } from "../queries/memberships";
import { memberInput } from "../schema";
import { endSeat } from "../steps/end-seat";

export const removeMember = command({
  limit: { act: "removeMember", person: byHand },
  by: organizationOwners,
  input: memberInput,
  load: (tx, { userId }, actor) => memberToManage(tx, actor, userId),
  allow: mayTouchSeat,
  async run({ tx, actor, subject: { id, userId } }) {
    await endSeat(tx, actor, { id, userId, recruiterId: actor.recruiterId }, "member.removed");
    return { userId };
  },
});
