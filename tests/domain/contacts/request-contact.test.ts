import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { requestStateTowards } from "@/lib/contacts/queries/request-state";
import { receivedRequests } from "@/lib/contacts/queries/requests";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const message = "We look for a winger for next season.";
const requestsOf = (recruiterId: string) => db.contactRequest.count({ where: { recruiterId } });

test("a request reserves a credit, is valid for fourteen days and is recorded", async () => {
  const [{ player }, { actor, recruiter }] = [await aPlayer(), await aRecruiter()];
  const { requestId } = (await requestContact(actor, { playerId: player.id, message })) as { requestId: string };
  const request = await db.contactRequest.findUniqueOrThrow({ where: { id: requestId }, include: { credit: true } });
  expect(request).toMatchObject({ status: "pending", message, credit: { state: "reserved" } });
  expect(request.expiresAt.getTime() - request.createdAt.getTime()).toBe(14 * 86_400_000);
  const events = await db.domainEvent.findMany({ where: { actorId: actor.userId! } });
  expect(events).toMatchObject([{ type: "contact.requested", data: { requestId, playerId: player.id } }]);
  expect(
    await db.interest.count({ where: { recruiterId: recruiter.id, playerId: player.id, kind: "requested" } }),
  ).toBe(1);
});

test("of two parallel requests with one credit exactly one succeeds and the other leaves nothing", async () => {
  const { actor, recruiter } = await aRecruiter();
  const [first, second, third, fourth] = await Promise.all([aPlayer(), aPlayer(), aPlayer(), aPlayer()]);
  for (const { player } of [first, second]) await requestContact(actor, { playerId: player.id, message });
  const both = await Promise.allSettled(
    [third, fourth].map(({ player }) => requestContact(actor, { playerId: player.id, message })),
  );
  expect(both.map((r) => (r.status === "fulfilled" ? "asked" : r.reason.code)).sort()).toEqual([
    "asked",
    "no_credit_left",
  ]);
  expect(await requestsOf(recruiter.id)).toBe(3);
  expect(await db.credit.count({ where: { recruiterId: recruiter.id } })).toBe(3);
  expect(await db.domainEvent.count({ where: { actorId: actor.userId! } })).toBe(3);
});

test("a double click is one request", async () => {
  const [{ player }, { actor, recruiter }] = [await aPlayer(), await aRecruiter()];
  const clicks = [1, 2, 3].map(() => requestContact(actor, { playerId: player.id, message }));
  const results = await Promise.allSettled(clicks);
  const codes = results.map((r) => (r.status === "fulfilled" ? "asked" : r.reason.code));
  expect(codes.sort()).toEqual(["asked", "contact_already_requested", "contact_already_requested"]);
  expect(await requestsOf(recruiter.id)).toBe(1);
  expect(await planOf(recruiter.id)).toMatchObject({ used: 1, left: 2 });
});

test.each([
  ["recruiter_not_verified", { status: "pending" as const }, "basic" as const],
  ["no_plan", {}, null],
])("a refusal (%s) leaves nothing behind", async (code, over, plan) => {
  const { player } = await aPlayer();
  const { actor, recruiter } = await aRecruiter({ ...over, plan });
  await expect(requestContact(actor, { playerId: player.id, message })).rejects.toMatchObject({ code });
  expect(await requestsOf(recruiter.id)).toBe(0);
  expect(await db.credit.count({ where: { recruiterId: recruiter.id } })).toBe(0);
  expect(await db.domainEvent.count({ where: { actorId: actor.userId! } })).toBe(0);
  expect(await db.interest.count({ where: { recruiterId: recruiter.id } })).toBe(0);
});

test("hidden, unknown and blocking players are not found", async () => {
  const { actor, user } = await aRecruiter();
  const hidden = await aPlayer({ status: "hidden" });
  const blocking = await aPlayer();
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: user.id } });
  for (const playerId of [hidden.player.id, blocking.player.id, crypto.randomUUID()])
    await expect(requestContact(actor, { playerId, message })).rejects.toMatchObject({ code: "not_found" });
});

test("players and visitors cannot request", async () => {
  const [{ player }, other] = [await aPlayer(), await aPlayer()];
  await expect(requestContact(other.actor, { playerId: player.id, message })).rejects.toMatchObject({
    code: "recruiters_only",
  });
});

test.each([
  ["", "message_required"],
  ["x".repeat(2001), "too_long"],
])("the message is needed and has its limit", async (text, code) => {
  const [{ player }, { actor }] = [await aPlayer(), await aRecruiter()];
  await expect(requestContact(actor, { playerId: player.id, message: text })).rejects.toMatchObject({
    code: "invalid",
    fields: { message: [code] },
  });
});

test("a request is refused after the plan has ended", async () => {
  const [{ player }, { actor, recruiter }] = [await aPlayer(), await aRecruiter()];
  await db.subscription.update({ where: { recruiterId: recruiter.id }, data: { periodEnd: daysFrom(now(), -1) } });
  await expect(requestContact(actor, { playerId: player.id, message })).rejects.toMatchObject({ code: "no_plan" });
});

test("contact details are masked until acceptance and then shown", async () => {
  const [player, club] = [await aPlayer(), await aRecruiter()];
  const typed = "Write to coach@club.fr or 06 12 34 56 78, we look for a winger.";
  await requestContact(club.actor, { playerId: player.player.id, message: typed });
  const [receivedRequest] = await receivedRequests(player.actor);
  expect(receivedRequest).toMatchObject({ message: `Write to ${hiddenMark} or ${hiddenMark}, we look for a winger.` });
  expect(receivedRequest?.hidden).toEqual(["email", "phone"]);
  expect(JSON.stringify(receivedRequest)).not.toContain("coach@");
  const { request } = await requestStateTowards(club.actor, player.player.id);
  expect(request).toMatchObject({ ownWords: typed, hidden: ["email", "phone"] });
  await answerRequest(player.actor, { requestId: receivedRequest!.id, answer: "yes" });
  expect((await receivedRequests(player.actor))[0]).toMatchObject({ message: typed, hidden: [] });
  expect(await db.contactRequest.count({ where: { id: receivedRequest!.id, ownWords: null } })).toBe(1);
});

test("refusal discloses nothing", async () => {
  const [player, club] = [await aPlayer(), await aRecruiter()];
  await requestContact(club.actor, { playerId: player.player.id, message: "insta: club_lyon" });
  const [receivedRequest] = await receivedRequests(player.actor);
  await answerRequest(player.actor, { requestId: receivedRequest!.id, answer: "no" });
  expect((await receivedRequests(player.actor))[0]).toMatchObject({ message: hiddenMark, hidden: ["handle"] });
});
