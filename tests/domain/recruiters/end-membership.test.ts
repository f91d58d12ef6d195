import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { endMembership } from "@/lib/recruiters/steps/end-membership";
import { aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

test("the row keeps its end time, and the domain event its reason", async () => {
  const club = await aRecruiter();
  const { membership, userId } = await aColleague(club);
  await db.$transaction((tx) => endMembership(tx, { userId }, membership, "member.left"));
  expect((await db.membership.findUniqueOrThrow({ where: { id: membership.id } })).leftAt).toBeInstanceOf(Date);
  expect(await db.domainEvent.count({ where: { type: "member.left", actorId: userId } })).toBe(1);
});
