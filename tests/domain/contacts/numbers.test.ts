import { expect, test } from "vitest";
import { openProfile } from "@/lib/contacts/commands/open-profile";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { playerNumbers, scoutingNumbers } from "@/lib/contacts/queries/numbers";
import { ladderWeeks } from "@/lib/contacts/schema/requests";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

type Status = "accepted" | "refused" | "expired" | "withdrawn" | "pending";

const settledAs = (status: Status) => ({
  message: "Come.",
  status,
  answeredAt: status === "pending" ? null : now(),
  expiresAt: daysFrom(now(), 14),
});

async function addRequests(playerId: string, statuses: Status[], over: { playerAnswer?: boolean } = {}) {
  for (const status of statuses) {
    const { id: recruiterId } = (await aRecruiter()).recruiter;
    await db.contactRequest.create({ data: { recruiterId, playerId, ...settledAs(status), ...over } });
  }
}

test("a new player has no views, answer rate or rank", async () => {
  const { actor } = await aPlayer();
  const { weeks, ...numbers } = await playerNumbers(actor);
  expect(numbers).toEqual({ views: 0, received: 0, responseRate: null, ranking: null });
  expect(weeks).toHaveLength(ladderWeeks);
  expect(weeks.every(({ since }) => since.getUTCDay() === 1)).toBe(true);
});

test("a club's action appears in the figures at once, counted once a day", async () => {
  const { actor, player } = await aPlayer();
  const club = await aRecruiter();
  await openProfile(club.actor, { playerId: player.id });
  await openProfile(club.actor, { playerId: player.id });
  await openProfile((await aRecruiter()).actor, { playerId: player.id });
  await savePlayer(club.actor, { playerId: player.id });
  const { views, weeks } = await playerNumbers(actor);
  expect(views).toBe(2);
  expect(weeks.at(-1)).toMatchObject({ opened: 2, saved: 1, requested: 0 });
});

test("the answer rate is shown from three completed requests on", async () => {
  const { actor, player } = await aPlayer();
  await addRequests(player.id, ["accepted", "refused", "pending", "withdrawn"]);
  expect(await playerNumbers(actor)).toMatchObject({ received: 4, responseRate: null });
  await addRequests(player.id, ["expired"]);
  expect((await playerNumbers(actor)).responseRate).toBe(67);
});

test("a minor's answer counts even if the guardian did not answer", async () => {
  const { player, guardianActor } = await aMinor();
  await addRequests(player.id, ["expired", "expired"], { playerAnswer: true });
  await addRequests(player.id, ["expired"]);
  expect((await playerNumbers(guardianActor)).responseRate).toBe(67);
});

test("a recruiter's answer rate is shown from three requests on, to that recruiter only", async () => {
  const { actor, recruiter } = await aRecruiter();
  expect(await scoutingNumbers(actor)).toEqual({
    searches: 0,
    contacted: 0,
    favorites: 0,
    requests: 0,
    introductions: 0,
    responseRate: null,
  });
  for (const status of ["accepted", "expired", "expired"] as const) {
    const { id: playerId } = (await aPlayer()).player;
    await db.contactRequest.create({ data: { recruiterId: recruiter.id, playerId, ...settledAs(status) } });
  }
  expect(await scoutingNumbers(actor)).toMatchObject({ contacted: 3, responseRate: 33 });
  expect(await scoutingNumbers((await aPlayer()).actor)).toEqual({
    searches: 0,
    contacted: 0,
    favorites: 0,
    requests: 0,
    introductions: 0,
    responseRate: null,
  });
});
