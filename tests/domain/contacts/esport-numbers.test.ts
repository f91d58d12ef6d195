import { expect, test } from "vitest";
import { answerIntroduction } from "@/lib/contacts/commands/answer-introduction";
import { askForIntroduction } from "@/lib/contacts/commands/ask-for-introduction";
import { closeIntroduction } from "@/lib/contacts/commands/close-introduction";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { esportNumbers } from "@/lib/contacts/queries/numbers";
import { whoSawEsportPlayer } from "@/lib/contacts/queries/who-saw-what";
import { ladderWeeks, leastRankedInRole, rankedDays } from "@/lib/contacts/schema/requests";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anEsportPlayer } from "../../support/factories/esport";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";

const message = "We look for a jungler.";

test("a new e-sport player has no views, answer rate or rank", async () => {
  const { actor } = await anEsportPlayer();
  const { weeks, ...numbers } = await esportNumbers(actor);
  expect(numbers).toEqual({ views: 0, received: 0, responseRate: null, ranking: null });
  expect(weeks).toHaveLength(ladderWeeks);
  expect(await whoSawEsportPlayer(actor)).toEqual([]);
});

test("a view, a request and its answer appear at once, the view only from recruiters with a plan", async () => {
  const { actor, player } = await anEsportPlayer();
  const [club, withoutPlan] = [await aRecruiter(), await aRecruiter({ plan: null })];
  for (const reader of [club.actor, club.actor, withoutPlan.actor, (await anEsportPlayer()).actor])
    await getEsportPlayer(reader, player.id);
  const { introductionId } = await askForIntroduction(club.actor, { kind: "esport", subjectId: player.id, message });
  await answerIntroduction(actor, { introductionId, answer: "yes" });
  const { views, received, weeks } = await esportNumbers(actor);
  expect({ views, received }).toEqual({ views: 1, received: 1 });
  expect(weeks.at(-1)).toMatchObject({ opened: 1, requested: 1, answered: 1 });
});

test("the player sees who opened the profile, who read the name, and who lost it", async () => {
  const { actor, player } = await anEsportPlayer();
  const { actor: club, recruiter } = await aRecruiter();
  const { id: introductionId } = await anIntroduction({
    userId: player.userId ?? "",
    recruiterId: recruiter.id,
    status: "accepted",
  });
  await getEsportPlayer(club, player.id);
  await closeIntroduction(actor, { introductionId });
  const glances = await whoSawEsportPlayer(actor);
  expect(glances.map(({ what }) => what).sort()).toEqual(["closed", "identity", "profile"]);
  expect(glances.every(({ organization }) => organization === recruiter.organizationName)).toBe(true);
  expect(await whoSawEsportPlayer((await anEsportPlayer()).actor)).toEqual([]);
});

test("the answer rate counts answered and expired requests from three on", async () => {
  const { actor, player } = await anEsportPlayer();
  for (const status of ["accepted", "expired", "withdrawn"] as const)
    await anIntroduction({ userId: player.userId ?? "", status });
  expect((await esportNumbers(actor)).responseRate).toBeNull();
  await anIntroduction({ userId: player.userId ?? "", status: "refused" });
  expect((await esportNumbers(actor)).responseRate).toBe(67);
});

test("the rank is by interest of verified clubs, among players of the same game and first role", async () => {
  const role = { game: "apex-legends", role: "fragger" };
  const players = await Promise.all(Array.from({ length: leastRankedInRole }, () => anEsportPlayer(role)));
  const [first, second, ...others] = players;
  if (!first || !second) throw new Error("too few players");
  const [club, other, pending] = [await aRecruiter(), await aRecruiter(), await aRecruiter({ status: "pending" })];
  const opened = async (recruiterId: string, esportPlayerId: string, daysAgo = 0) =>
    db.esportInterest.create({ data: { recruiterId, esportPlayerId, kind: "opened", day: daysFrom(now(), -daysAgo) } });
  const rankOf = async ({ actor }: typeof first) => (await esportNumbers(actor)).ranking;
  for (const { player } of [first, ...others]) await opened(club.recruiter.id, player.id);
  await opened(other.recruiter.id, first.player.id);
  await opened(pending.recruiter.id, second.player.id);
  await opened(other.recruiter.id, second.player.id, rankedDays + 1);
  expect(await rankOf(first)).toBeNull();
  await opened(club.recruiter.id, second.player.id);
  const anchor = await anEsportPlayer({ ...role, role: "anchor" });
  await opened(club.recruiter.id, anchor.player.id);
  expect(await Promise.all([first, second, anchor].map(rankOf))).toEqual([1, 2, null]);
});
