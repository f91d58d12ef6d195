import { expect, test } from "vitest";
import { keepMatches, lapseUnfit } from "@/lib/pipeline/steps/keep-matches";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aNeed } from "../../support/factories/needs";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const scored = (score: number) => ({ score, parts: [], raises: [], met: [], unmet: [] });

async function two() {
  const recruiter = await aRecruiter();
  const [firstNeed, other] = [
    await aNeed({ sport: "judo" }, {}, recruiter),
    await aNeed({ sport: "judo" }, {}, recruiter),
  ];
  const { player } = await aPlayer({ primarySport: "judo" });
  const keep = (need: typeof firstNeed.need, score: number) =>
    keepMatches([need], [{ needId: need.id, playerId: player.id, score: scored(score) }]);
  const storedMatches = () =>
    db.match.findMany({ where: { playerId: player.id }, select: { needId: true, compatibilityScore: true } });
  return { one: firstNeed.need, other: other.need, player, recruiter, keep, kept: storedMatches };
}

test("a better need takes over the match, a worse one does not; the same need updates the score", async () => {
  const { one, other, keep, kept } = await two();
  await keep(one, 70);
  await keep(other, 60);
  expect(await kept()).toEqual([{ needId: one.id, compatibilityScore: 70 }]);
  await keep(other, 75);
  await keep(one, 74);
  expect(await kept()).toEqual([{ needId: other.id, compatibilityScore: 75 }]);
  await keep(other, 40);
  expect(await kept()).toEqual([{ needId: other.id, compatibilityScore: 40 }]);
});

test("a need that has changed or is closed is not written", async () => {
  const { one, other, keep, kept } = await two();
  await db.need.update({ where: { id: one.id }, data: { changedAt: daysFrom(now(), 1) } });
  await db.need.update({ where: { id: other.id }, data: { isOpen: false } });
  expect([await keep(one, 90), await keep(other, 90)]).toEqual([0, 0]);
  expect(await kept()).toEqual([]);
});

test("a match without a need gets one and keeps its column; one in progress for another need stays", async () => {
  const { one, other, player, recruiter, keep, kept } = await two();
  const { id } = await db.match.create({
    data: {
      recruiterId: recruiter.recruiter.id,
      playerId: player.id,
      sportMatch: "judo",
      compatibilityScore: 90,
      status: "trial",
    },
  });
  await keep(one, 80);
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ needId: one.id, status: "trial" });
  await keep(other, 99);
  expect(await kept()).toEqual([{ needId: one.id, compatibilityScore: 80 }]);
});

test("a match added by hand stays when the player no longer fits", async () => {
  const { one, player, recruiter, keep } = await two();
  const { id } = await db.match.create({
    data: { recruiterId: recruiter.recruiter.id, playerId: player.id, sportMatch: "judo", compatibilityScore: 1 },
  });
  await keep(one, 80);
  await lapseUnfit([one], [player.id], []);
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
    stands: true,
    lapsedAt: expect.any(Date),
  });
});
