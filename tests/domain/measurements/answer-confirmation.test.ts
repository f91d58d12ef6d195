import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerConfirmation } from "@/lib/measurements/commands/answer-confirmation";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { withdrawConfirmation } from "@/lib/measurements/commands/withdraw-confirmation";
import { confirmationToken } from "@/lib/measurements/queries/confirmation-link";
import { openConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";
import { addressTries, linkDays, mostPlayersADay } from "@/lib/measurements/schema/confirmation";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import {
  aConfirmationForm,
  anAnswer,
  anAnsweredConfirmation,
  aSentConfirmation,
} from "../../support/factories/confirmations";
import { anEvent } from "../../support/factories/events";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const answer = (...args: Parameters<typeof anAnswer>) => answerConfirmation(visitor(), anAnswer(...args));

afterEach(() => setClock(null));

test("confirmation raises the grade to coach once and notifies both sides", async () => {
  const request = await aSentConfirmation();
  const { receipt } = await answer(request);
  expect(receipt).toBe(request.receipt);
  expect(await request.grade()).toBe("coach");
  await expect(answer(request)).rejects.toHaveProperty("code", "confirmation_closed");
  await runDueHandlers();
  const notification = await db.notification.findFirstOrThrow({ where: { userId: request.actor.userId ?? "" } });
  expect(notification).toMatchObject({ kind: "claimsConfirmed", about: { confirmationId: request.confirmationId } });
  const mails = await db.mail.findMany({ where: { to: request.form.email }, orderBy: { createdAt: "asc" } });
  expect(mails.at(-1)?.body).toContain(`/confirmations/${receipt}`);
});

test("of two parallel answers one counts", async () => {
  const request = await aSentConfirmation();
  const both = await Promise.allSettled([answer(request, "confirmed"), answer(request, "not_mine")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a deviating measurement is shown to the player and changes nothing", async () => {
  const request = await aSentConfirmation();
  await expect(answer(request, "corrected")).rejects.toMatchObject({
    fields: { [`correction.${request.itemId}`]: ["required"] },
  });
  await answer(request, "corrected", { [`correction.${request.itemId}`]: "4.11 s" });
  expect(await request.grade()).toBe("self");
  expect((await db.playerClaim.findUniqueOrThrow({ where: { id: request.fact.id } })).text).toBe("4.02 s");
  expect((await request.now()).claims[0]).toMatchObject({ answer: "corrected", correction: "4.11 s" });
});

test("each claim needs an answer, and a yes needs its source", async () => {
  const request = await aSentConfirmation();
  const { [`answer.${request.itemId}`]: _left, ...silent } = anAnswer(request) as Record<string, unknown>;
  await expect(answerConfirmation(visitor(), silent)).rejects.toMatchObject({
    fields: { [`answer.${request.itemId}`]: ["required"] },
  });
  await expect(answer(request, "confirmed", { proof: "" })).rejects.toMatchObject({ fields: { proof: ["required"] } });
  await answer(request, "not_mine", { proof: "" });
  expect(await request.grade()).toBe("self");
});

test("answering requires the address it was sent to, and failed attempts block the link for a day", async () => {
  const request = await aSentConfirmation();
  const wrong = { email: "friend@elsewhere.example" };
  for (let n = 0; n < addressTries.burst; n++)
    await expect(answer(request, "confirmed", wrong)).rejects.toMatchObject({
      fields: { email: ["confirmer_address_wrong"] },
    });
  await expect(answer(request)).rejects.toHaveProperty("code", "too_many_tries");
  setClock(() => daysFrom(new Date(), 1));
  await answer(request);
});

test("an expired or withdrawn link, or one of a closed player, is refused with a message", async () => {
  const [old, withdrawn, openRequest] = [
    await aSentConfirmation(),
    await aSentConfirmation(),
    await aSentConfirmation(),
  ];
  await withdrawConfirmation(withdrawn.actor, { confirmationId: withdrawn.confirmationId });
  await db.user.update({ where: { id: openRequest.actor.userId ?? "" }, data: { disabledAt: new Date() } });
  setClock(() => daysFrom(new Date(), linkDays));
  for (const request of [old, withdrawn, openRequest])
    await expect(answer(request)).rejects.toHaveProperty("code", "confirmation_closed");
  expect((await openConfirmationRequest(old.token))?.state).toBe("expired");
  expect((await openConfirmationRequest(withdrawn.token))?.state).toBe("withdrawn");
  expect((await openConfirmationRequest(openRequest.token))?.state).toBe("withdrawn");
  expect(await openConfirmationRequest("nothing")).toBeNull();
});

test("the player and the guardian cannot answer signed in as themselves", async () => {
  const request = await aSentConfirmation();
  await expect(answerConfirmation(request.actor, anAnswer(request))).rejects.toHaveProperty("code", "confirmer_is_own");
});

test("an answer from the same surname is flagged and raises nothing", async () => {
  const by = await aPlayer({ fullName: "Ann Okáfor" });
  const request = await anAnsweredConfirmation({ by });
  expect(await request.now()).toMatchObject({ flags: ["same_surname"] });
  expect(await request.grade()).toBe("self");
});

test("the guardian's name and too many confirmations a day are flagged", async () => {
  const minor = await aMinor();
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { fullName: "Bo Okafor" } });
  const child = await anAnsweredConfirmation({ by: { actor: minor.guardianActor, player: minor.player } });
  expect((await child.now()).flags).toEqual(["same_surname"]);
  const email = "everybodys@coach.example";
  for (let n = 0; n < mostPlayersADay; n++) await anAnsweredConfirmation({ email });
  expect((await (await anAnsweredConfirmation({ email })).now()).flags).toEqual(["many_players"]);
});

test("a club's domain is shown, and raises the grade to event only for its own event attended that day", async () => {
  const club = await aRecruiter({ websiteUrl: "https://www.gones.example" });
  await db.user.update({
    where: { id: club.user.id },
    data: { email: `office${club.user.id}@gones.example`, emailConfirmedAt: new Date() },
  });
  const asOrganiser = { role: "organiser" };
  const elsewhere = await aSentConfirmation();
  await answer(elsewhere, "confirmed", asOrganiser);
  expect([await elsewhere.grade(), (await elsewhere.now()).recruiterId]).toEqual(["coach", club.recruiter.id]);
  const request = await aSentConfirmation();
  const { event } = await anEvent({ by: club, startDate: new Date("2026-10-12T09:00:00Z") });
  await db.eventRegistration.create({
    data: { eventId: event.id, playerId: request.player.id, status: "confirmed", checkedInAt: new Date() },
  });
  await answer(request, "confirmed", asOrganiser);
  expect(await request.grade()).toBe("event");
  const asCoach = await aSentConfirmation({ by: request });
  await answer(asCoach);
  expect(await asCoach.grade()).toBe("coach");
});

test("a domain needs a confirmed account address or website of the club", async () => {
  await aRecruiter({ websiteUrl: "https://mail.example" });
  const request = await anAnsweredConfirmation({ email: "coach@mail.example" });
  expect((await request.now()).recruiterId).toBeNull();
});

test("a claim changed in the meantime is not confirmed", async () => {
  const by = await aPlayer();
  const claimData = { attribute: "cmj", number: 41, measuredOn: new Date("2026-10-12") };
  const claim = await db.playerClaim.create({ data: { ...claimData, playerId: by.player.id } });
  const form = aConfirmationForm([], { claims: [`claim:${claim.id}`] });
  const { confirmationId } = await askForConfirmation(by.actor, form);
  const { id: itemId } = await db.confirmedClaim.findFirstOrThrow({ where: { confirmationId } });
  const token = confirmationToken(confirmationId, "answer");
  await db.playerClaim.update({ where: { id: claim.id }, data: { number: 48 } });
  expect((await openConfirmationRequest(token))?.state).toBe("withdrawn");
  await expect(answer({ token, itemId, form })).rejects.toHaveProperty("code", "confirmation_closed");
});
