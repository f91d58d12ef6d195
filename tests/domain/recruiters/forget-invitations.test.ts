import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { forgetInvitations } from "@/lib/recruiters/steps/forget-invitations";
import { aRecruiter } from "../../support/factories/people";
import { anInvitation } from "../../support/factories/team";

test("invitations are deleted a month after they expire", async () => {
  const club = await aRecruiter();
  const old = await anInvitation(club, { expiresAt: daysFrom(now(), -31) });
  const recent = await anInvitation(club, { expiresAt: daysFrom(now(), -29) });
  await forgetInvitations();
  const teamInvitations = await db.teamInvitation.findMany({ where: { id: { in: [old.id, recent.id] } } });
  expect(teamInvitations.map(({ id }) => id)).toEqual([recent.id]);
});
