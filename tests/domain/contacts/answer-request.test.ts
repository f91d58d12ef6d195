import { expect, test } from "vitest";
import { planOf } from "@/lib/billing/queries/plans";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";
import { anOpenRequest, aRequestToAMinor } from "../../support/factories/requests";

const eventsAbout = async (userId: string | null) =>
  (await db.domainEvent.findMany({ where: { actorId: userId! }, orderBy: { id: "asc" } })).map((event) => event.type);

test("acceptance spends the credit, discloses the identity to that recruiter and opens a conversation", async () => {
  const { request, creditId, player } = await anOpenRequest();
  await expect(answerRequest(player.actor, { requestId: request.id, answer: "yes" })).resolves.toMatchObject({
    status: "accepted",
  });
  const after = await db.contactRequest.findUniqueOrThrow({
    where: { id: request.id },
    include: { credit: true, disclosure: true, thread: true },
  });
  expect(after).toMatchObject({ status: "accepted", playerAnswer: true, credit: { id: creditId, state: "captured" } });
  expect(after.disclosure).toMatchObject({ recruiterId: request.recruiterId, closedAt: null });
  expect(after.thread).toMatchObject({ playerId: request.playerId });
  expect(await eventsAbout(player.actor.userId)).toEqual(["contact.answered"]);
});

test("refusal returns the credit and discloses nothing", async () => {
  const { request, player, recruiter } = await anOpenRequest();
  await answerRequest(player.actor, { requestId: request.id, answer: "no" });
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({ status: "refused" });
  expect(await planOf(recruiter.recruiter.id)).toMatchObject({ used: 0, left: 3 });
  expect(await db.disclosure.count({ where: { playerId: request.playerId } })).toBe(0);
  expect(await db.thread.count({ where: { playerId: request.playerId } })).toBe(0);
});

test("a minor's acceptance waits for the guardian: no name, no conversation, the credit stays reserved", async () => {
  const { request, minor, creditId } = await aRequestToAMinor();
  await expect(answerRequest(minor.actor, { requestId: request.id, answer: "yes" })).resolves.toMatchObject({
    status: "awaiting_guardian",
  });
  expect(await db.disclosure.count({ where: { playerId: request.playerId } })).toBe(0);
  expect(await db.credit.findUniqueOrThrow({ where: { id: creditId } })).toMatchObject({ state: "reserved" });
  expect(await eventsAbout(minor.actor.userId)).toEqual(["contact.passed_to_guardian"]);
  await expect(answerRequest(minor.actor, { requestId: request.id, answer: "yes" })).rejects.toMatchObject({
    code: "contact_waits_for_guardian",
  });
});

test("a player who turned 18 while waiting for the guardian answers alone", async () => {
  const { request, minor } = await aRequestToAMinor();
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  await db.player.update({ where: { id: minor.player.id }, data: { birthDate: new Date("2000-01-01") } });
  await expect(answerRequest(minor.actor, { requestId: request.id, answer: "yes" })).resolves.toMatchObject({
    status: "accepted",
  });
});

test("a request is answered once, also in parallel", async () => {
  const { request, player } = await anOpenRequest();
  const both = await Promise.allSettled(
    ["yes", "no"].map((answer) => answerRequest(player.actor, { requestId: request.id, answer })),
  );
  const refused = both.flatMap((r) => (r.status === "rejected" ? [r.reason.code] : []));
  expect(refused).toEqual(["contact_closed"]);
});

test("an expired request cannot be answered", async () => {
  const { request, player } = await anOpenRequest();
  await db.contactRequest.update({ where: { id: request.id }, data: { expiresAt: new Date(0) } });
  await expect(answerRequest(player.actor, { requestId: request.id, answer: "yes" })).rejects.toMatchObject({
    code: "contact_closed",
  });
});

test("another player's request is not found, and its sender cannot answer it", async () => {
  const { request, recruiter } = await anOpenRequest();
  const outsider = await aPlayer();
  const yes = { requestId: request.id, answer: "yes" };
  await expect(answerRequest(outsider.actor, yes)).rejects.toMatchObject({ code: "not_found" });
  await expect(answerRequest(recruiter.actor, yes)).rejects.toMatchObject({ code: "players_only" });
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({ status: "pending" });
});
