import "server-only";
import { z } from "zod";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayLeaveOrganization } from "../policy";
import { membershipOf } from "../queries/memberships";
import { endMembership } from "../steps/end-membership";

export const leaveOrganization = command({
  limit: { act: "leaveOrganization", person: byHand },
  by: organizationReaders,
  input: z.object({}),
  load: (tx, _input, { recruiterId, userId }) => membershipOf(tx, recruiterId, userId),
  allow: mayLeaveOrganization,
  async run({ tx, actor, subject: { id } }) {
    const { recruiterId, userId } = actor;
    await endMembership(tx, actor, { id, recruiterId, userId }, "member.left");
    return { userId };
  },
});
