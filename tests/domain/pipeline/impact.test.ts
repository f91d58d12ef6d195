import { expect, test } from "vitest";
import { scoreImpact } from "@/lib/pipeline/queries/impact";
import { enough } from "@/lib/pipeline/schema/bias";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";

test("only report staff see how often each group scores high", async () => {
  const { recruiter, actor } = await aRecruiter();
  const players = await Promise.all(Array.from({ length: enough }, () => aPlayer({ country: "IS" })));
  await db.match.createMany({
    data: players.map(({ player: { id: playerId } }, index) => ({
      recruiterId: recruiter.id,
      playerId,
      sportMatch: "football",
      compatibilityScore: index < 12 ? 80 : 79,
      scoreVersion: 1,
    })),
  });
  const impact = await scoreImpact(await aStaffMember("reports"));
  expect(impact?.country).toContainEqual(expect.objectContaining({ group: "IS", seen: enough, chosen: 12 }));
  expect(impact?.gender.some(({ group }) => group === "non_specified")).toBe(true);
  expect(impact?.quarter.length).toBeGreaterThan(0);
  expect([await scoreImpact(actor), await scoreImpact(await aStaffMember("news"))]).toEqual([null, null]);
});
