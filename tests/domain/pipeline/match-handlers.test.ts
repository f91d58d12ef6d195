import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { billingEvents } from "@/lib/billing/events";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { runDueHandlers } from "@/lib/entry/handlers";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { recruiterEvents } from "@/lib/recruiters/events";
import { aMatch, movesRecorded } from "../../support/factories/board";
import { aNeed, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const message = "We look for a winger.";

async function requestOn(status?: "pending" | "trial" | "closed") {
  const club = await aRecruiter();
  const target = status ? await aMatch(club, { status }) : await aPlayer();
  const { requestId } = (await requestContact(club.actor, { playerId: target.player.id, message })) as {
    requestId: string;
  };
  await runDueHandlers();
  const card = () =>
    db.match.findFirstOrThrow({ where: { recruiterId: club.recruiter.id, playerId: target.player.id } });
  return { club, one: target, requestId, card };
}

test("a contact request moves the player to the column contacted", async () => {
  const { card } = await requestOn();
  const { id, status, compatibilityScore } = await card();
  expect({ status, compatibilityScore }).toEqual({ status: "contacted", compatibilityScore: expect.any(Number) });
  expect(await movesRecorded(id)).toMatchObject([{ from: null, to: "contacted", because: "requested", actorId: null }]);
});

test("it moves a player from the first column only, never from a later one", async () => {
  expect(await (await requestOn("pending")).card()).toMatchObject({ status: "contacted" });
  expect(await (await requestOn("trial")).card()).toMatchObject({ status: "trial" });
  expect(await (await requestOn("closed")).card()).toMatchObject({ status: "closed" });
});

test("acceptance moves a player from the first column; refusal moves nobody", async () => {
  for (const [answer, status] of [
    ["yes", "contacted"],
    ["no", "pending"],
  ]) {
    const { club, one, requestId, card } = await requestOn();
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
  const storedCard = async () => {
    await runDueHandlers();
    await holdNeeds();
    return (await matchesOf(need.id)).map(({ playerId }) => playerId);
  };
  await plan("canceled");
  expect(await storedCard()).not.toContain(player.id);
  await plan("active");
  expect(await storedCard()).not.toContain(player.id);
  await db.$transaction((tx) => billingEvents.record(tx, system(), "subscription.changed", { recruiterId }));
  expect(await storedCard()).toContain(player.id);
  await db.match.deleteMany({ where: { needId: need.id } });
  expect(await storedCard()).not.toContain(player.id);
  await db.$transaction((tx) =>
    recruiterEvents.record(tx, system(), "recruiter.verified", { recruiterId, verificationCaseId: randomUUID() }),
  );
  expect(await storedCard()).toContain(player.id);
});
