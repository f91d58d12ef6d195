import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recruiterEvents } from "../events";
import { membershipOf } from "../queries/memberships";
import { ownMembershipInput } from "../schema";

/** Members decide only for themselves whether they appear on the public page. */
export const showMember = command({
  limit: { act: "showMember", person: byHand },
  by: organizationReaders,
  input: ownMembershipInput,
  load: (tx, _input, actor) => membershipOf(tx, actor.recruiterId, actor.userId),
  async run({ tx, actor, input: { shown: isShown }, subject: { id, isShown: wasShown } }) {
    if (isShown === wasShown) return;
    await tx.membership.update({ where: { id }, data: { isShown } });
    const { recruiterId, userId } = actor;
    await recruiterEvents.record(tx, actor, isShown ? "member.shown" : "member.hidden", { recruiterId, userId });
  },
});
