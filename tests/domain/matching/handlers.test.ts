import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { runDueHandlers } from "@/lib/handlers";
import { moveMatch } from "@/lib/matching/commands/move-match";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { answerRequest } from "@/lib/scouting/commands/answer-request";
import { requestContact } from "@/lib/scouting/commands/request-contact";
import { aMatch, movesRecorded } from "../../support/mint/board";
import { aPlayer, aRecruiter } from "../../support/mint/factories";
import { aNeed, holdNeeds, matchesOf } from "../../support/mint/needs";

const message = "We look for a winger.";

async function asked(status?: "pending" | "trial" | "closed") {
  const club = await aRecruiter();
  const one = status ? await aMatch(club, { status }) : await aPlayer();
  const { requestId } = (await requestContact(club.actor, { playerId: one.player.id, message })) as {
    requestId: string;
  };
  await runDueHandlers();
  const card = () => db.match.findFirstOrThrow({ where: { recruiterId: club.recruiter.id, playerId: one.player.id } });
  return { club, one, requestId, card };
}

test("a contact request moves the player to the column contacted", async () => {
  const { card } = await asked();
  const { id, status, compatibilityScore } = await card();
  expect({ status, compatibilityScore }).toEqual({ status: "contacted", compatibilityScore: null });
  expect(await movesRecorded(id)).toMatchObject([{ from: null, to: "contacted", because: "asked", actorId: null }]);
});

test("it moves a player from the first column only, never from a later one", async () => {
  expect(await (await asked("pending")).card()).toMatchObject({ status: "contacted" });
  expect(await (await asked("trial")).card()).toMatchObject({ status: "trial" });
  expect(await (await asked("closed")).card()).toMatchObject({ status: "closed" });
});

test("acceptance moves a player from the first column; refusal moves nobody", async () => {
  for (const [answer, status] of [
    ["yes", "contacted"],
    ["no", "pending"],
  ]) {
    const { club, one, requestId, card } = await asked();
    await moveMatch(club.actor, { matchId: (await card()).id, to: "pending" });
    await answerRequest(one.actor, { requestId, answer });
    await runDueHandlers();
    expect(await card()).toMatchObject({ status });
  }
});

test("an erased player is removed from all pipelines", async () => {
  const club = await aRecruiter();
  const { match, user } = await aMatch(club);
  await db.user.update({ where: { id: user.id }, data: { disabledAt: now(), eraseAt: daysFrom(now(), -1) } });
  await eraseAccounts(system());
  await runDueHandlers();
  expect(await db.match.count({ where: { id: match.id } })).toBe(0);
});

test("a need written before plan and verification finds players once both exist", async () => {
  const { player } = await aPlayer({ primarySport: "judo" });
  const { need, recruiter } = await aNeed({ sport: "judo" });
  const { id: recruiterId } = recruiter;
  const plan = (status: "active" | "canceled") => db.subscription.update({ where: { recruiterId }, data: { status } });
  const found = async () => {
    await runDueHandlers();
    await holdNeeds();
    return (await matchesOf(need.id)).map(({ playerId }) => playerId);
  };
  await plan("canceled");
  expect(await found()).not.toContain(player.id);
  await plan("active");
  expect(await found()).not.toContain(player.id);
  await db.$transaction((tx) => recordEvent(tx, system(), "subscription.changed", { recruiterId }));
  expect(await found()).toContain(player.id);
  await db.match.deleteMany({ where: { needId: need.id } });
  expect(await found()).not.toContain(player.id);
  await db.$transaction((tx) => recordEvent(tx, system(), "recruiter.verified", { recruiterId, kycId: randomUUID() }));
  expect(await found()).toContain(player.id);
});
