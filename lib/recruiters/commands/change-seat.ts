import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recruiterEvents } from "../events";
import { mayTouchSeat } from "../policy";
import { memberToManage } from "../queries/memberships";
import { seatInput } from "../schema";

export const changeSeat = command({
  limit: { act: "changeSeat", person: byHand },
  by: organizationOwners,
  input: seatInput,
  load: (tx, { userId }, actor) => memberToManage(tx, actor, userId),
  allow: mayTouchSeat,
  async run({ tx, actor, input: { userId, seat }, subject: { id, seat: currentSeat } }) {
    if (seat === currentSeat) return { userId };
    await tx.membership.update({ where: { id }, data: { seat } });
    await recruiterEvents.record(tx, actor, "member.role_changed", { recruiterId: actor.recruiterId, userId });
    return { userId };
  },
});
