import { expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { receivedRequests } from "@/lib/contacts/queries/requests";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { guardianProof } from "@/lib/players/queries/guardian";
import { anOpenRequest, aRequestToAMinor } from "../../support/factories/requests";

async function openRequest() {
  const open = await aRequestToAMinor();
  return { ...open, guardian: open.minor.guardianActor };
}

const statusOf = async (id: string) => (await db.contactRequest.findUniqueOrThrow({ where: { id } })).status;

test("both acceptances, in any order, disclose the identity, and not before", async () => {
  for (const guardianFirst of [true, false]) {
    const { request, minor, guardian, recruiter } = await openRequest();
    const acts = [
      () => answerForMinor(guardian, { requestId: request.id, answer: "yes" }),
      () => answerRequest(minor.actor, { requestId: request.id, answer: "yes" }),
    ];
    const [first, second] = guardianFirst ? acts : acts.reverse();
    await first?.();
    expect((await getPlayer(recruiter.actor, minor.player.id))?.accessLevel).toBe("profile");
    await second?.();
    expect(await statusOf(request.id)).toBe("accepted");
    expect((await getPlayer(recruiter.actor, minor.player.id))?.accessLevel).toBe("identity");
  }
});

test("the guardian's refusal ends the request and returns the credit", async () => {
  const { request, minor, guardian, creditId } = await openRequest();
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  await answerForMinor(guardian, { requestId: request.id, answer: "no" });
  expect(await statusOf(request.id)).toBe("refused");
  expect(await db.credit.findUniqueOrThrow({ where: { id: creditId } })).toMatchObject({ state: "returned" });
  expect(await db.disclosure.count({ where: { playerId: minor.player.id } })).toBe(0);
});

test("a guardian reads and answers only that minor's requests", async () => {
  const [ownRequest, otherRequest] = [await openRequest(), await anOpenRequest()];
  expect((await receivedRequests(ownRequest.guardian)).map(({ id }) => id)).toEqual([ownRequest.request.id]);
  const foreign = { requestId: otherRequest.request.id, answer: "yes" };
  await expect(answerForMinor(ownRequest.guardian, foreign)).rejects.toMatchObject({ code: "not_found" });
  const ownAnswer = { requestId: ownRequest.request.id, answer: "yes" };
  await expect(answerForMinor(ownRequest.minor.actor, ownAnswer)).rejects.toMatchObject({
    code: "guardian_link_invalid",
  });
});

test("acceptance for a minor discloses the name and the guardian's contact, never the minor's own", async () => {
  const { request, minor, guardian, recruiter } = await openRequest();
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { phone: "+33612345678" } });
  await answerForMinor(guardian, { requestId: request.id, answer: "yes" });
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  const view = await getPlayer(recruiter.actor, minor.player.id);
  expect(view).toMatchObject({
    player: { fullName: minor.player.fullName },
    contact: { of: "guardian", email: minor.guardian.email, phone: "+33612345678" },
    own: null,
  });
  for (const closed of [minor.player.email, minor.player.phone]) expect(JSON.stringify(view)).not.toContain(closed);
  expect(await getPlayer(minor.actor, minor.player.id)).toMatchObject({ contact: { email: minor.player.email } });
});

test("a disclosure made as a minor shows no contact details of the adult; a new acceptance does", async () => {
  const { request, minor, guardian, recruiter } = await openRequest();
  await answerForMinor(guardian, { requestId: request.id, answer: "yes" });
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  const { playerId } = minor.guardian;
  await db.disclosure.updateMany({ where: { playerId }, data: { openedAt: daysFrom(now(), -400) } });
  await db.player.update({ where: { id: playerId }, data: { birthDate: daysFrom(now(), -Math.round(18.5 * 365.25)) } });
  expect(await getPlayer(recruiter.actor, playerId)).toMatchObject({ accessLevel: "identity", contact: null });
  await db.disclosure.updateMany({ where: { playerId }, data: { openedAt: now() } });
  expect(await getPlayer(recruiter.actor, playerId)).toMatchObject({ contact: { phone: minor.player.phone } });
});

test("once the player is 18 the guardian's link cannot answer", async () => {
  const { request, minor, guardian } = await openRequest();
  await db.player.update({ where: { id: minor.player.id }, data: { birthDate: daysFrom(now(), -19 * 366) } });
  await expect(answerForMinor(guardian, { requestId: request.id, answer: "yes" })).rejects.toMatchObject({
    code: "contact_player_of_age",
  });
});

test("the guardian is e-mailed about the request, the missing answer and the disclosure, each with the link", async () => {
  const { request, minor, guardian } = await openRequest();
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  await runDueHandlers();
  await answerForMinor(guardian, { requestId: request.id, answer: "yes" });
  await runDueHandlers();
  const mails = await db.mail.findMany({ where: { to: minor.guardian.email } });
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringMatching(/accepted/), expect.stringMatching(/can now see .*’s name$/)]),
  );
  for (const { body } of mails) {
    const [, key = ""] = /\/guardian\/([\w-]{43})\n/.exec(body) ?? [];
    expect(await guardianProof(key, null)).toEqual({ playerId: minor.player.id, by: "mail" });
  }
});
