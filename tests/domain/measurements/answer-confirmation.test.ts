import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { answerConfirmation } from "@/lib/measurements/commands/answer-confirmation";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { withdrawConfirmation } from "@/lib/measurements/commands/withdraw-confirmation";
import { confirmationToken } from "@/lib/measurements/queries/confirmation-link";
import { openLetter } from "@/lib/measurements/queries/letter";
import { addressTries, linkDays, mostPlayersADay } from "@/lib/measurements/schema/confirmation";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aLetter, anAnswer, anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";
import { anEvent } from "../../support/mint/events";
import { aMinor, aPlayer, aRecruiter } from "../../support/mint/factories";

const answer = (...sent: Parameters<typeof anAnswer>) => answerConfirmation(visitor(), anAnswer(...sent));

afterEach(() => setClock(null));

test("confirmation raises the grade to coach once and notifies both sides", async () => {
  const letter = await anAskedLetter();
  const { receipt } = await answer(letter);
  expect(receipt).toBe(letter.receipt);
  expect(await letter.grade()).toBe("coach");
  await expect(answer(letter)).rejects.toHaveProperty("code", "confirmation_closed");
  await runDueHandlers();
  const told = await db.notification.findFirstOrThrow({ where: { userId: letter.actor.userId ?? "" } });
  expect(told).toMatchObject({ kind: "claimsConfirmed", about: { confirmationId: letter.confirmationId } });
  const mails = await db.mail.findMany({ where: { to: letter.form.email }, orderBy: { createdAt: "asc" } });
  expect(mails.at(-1)?.body).toContain(`/confirmations/${receipt}`);
});

test("of two parallel answers one counts", async () => {
  const letter = await anAskedLetter();
  const both = await Promise.allSettled([answer(letter, "confirmed"), answer(letter, "not_mine")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a deviating measurement is shown to the player and changes nothing", async () => {
  const letter = await anAskedLetter();
  await expect(answer(letter, "corrected")).rejects.toMatchObject({
    fields: { [`correction.${letter.itemId}`]: ["required"] },
  });
  await answer(letter, "corrected", { [`correction.${letter.itemId}`]: "4.11 s" });
  expect(await letter.grade()).toBe("self");
  expect((await db.playerFact.findUniqueOrThrow({ where: { id: letter.fact.id } })).value).toBe("4.02 s");
  expect((await letter.now()).claims[0]).toMatchObject({ answer: "corrected", correction: "4.11 s" });
});

test("each claim needs an answer, and a yes needs its source", async () => {
  const letter = await anAskedLetter();
  const { [`answer.${letter.itemId}`]: _left, ...silent } = anAnswer(letter) as Record<string, unknown>;
  await expect(answerConfirmation(visitor(), silent)).rejects.toMatchObject({
    fields: { [`answer.${letter.itemId}`]: ["required"] },
  });
  await expect(answer(letter, "confirmed", { proof: "" })).rejects.toMatchObject({ fields: { proof: ["required"] } });
  await answer(letter, "not_mine", { proof: "" });
  expect(await letter.grade()).toBe("self");
});

test("answering requires the address it was sent to, and failed attempts block the link for a day", async () => {
  const letter = await anAskedLetter();
  const wrong = { email: "friend@elsewhere.example" };
  for (let n = 0; n < addressTries.burst; n++)
    await expect(answer(letter, "confirmed", wrong)).rejects.toMatchObject({
      fields: { email: ["confirmer_address_wrong"] },
    });
  await expect(answer(letter)).rejects.toHaveProperty("code", "too_many_tries");
  setClock(() => daysFrom(new Date(), 1));
  await answer(letter);
});

test("an expired or withdrawn link, or one of a closed player, is refused with a message", async () => {
  const [old, withdrawn, left] = [await anAskedLetter(), await anAskedLetter(), await anAskedLetter()];
  await withdrawConfirmation(withdrawn.actor, { confirmationId: withdrawn.confirmationId });
  await db.user.update({ where: { id: left.actor.userId ?? "" }, data: { disabledAt: new Date() } });
  setClock(() => daysFrom(new Date(), linkDays));
  for (const letter of [old, withdrawn, left])
    await expect(answer(letter)).rejects.toHaveProperty("code", "confirmation_closed");
  expect((await openLetter(old.token))?.state).toBe("expired");
  expect((await openLetter(withdrawn.token))?.state).toBe("withdrawn");
  expect((await openLetter(left.token))?.state).toBe("withdrawn");
  expect(await openLetter("nothing")).toBeNull();
});

test("the player and the guardian cannot answer signed in as themselves", async () => {
  const letter = await anAskedLetter();
  await expect(answerConfirmation(letter.actor, anAnswer(letter))).rejects.toHaveProperty("code", "confirmer_is_own");
});

test("an answer from the same surname is flagged and raises nothing", async () => {
  const by = await aPlayer({ fullName: "Ann Okáfor" });
  const letter = await anAnsweredLetter({ by });
  expect(await letter.now()).toMatchObject({ flags: ["same_surname"] });
  expect(await letter.grade()).toBe("self");
});

test("the guardian's name and too many confirmations a day are flagged", async () => {
  const minor = await aMinor();
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { fullName: "Bo Okafor" } });
  const child = await anAnsweredLetter({ by: { actor: minor.guardianActor, player: minor.player } });
  expect((await child.now()).flags).toEqual(["same_surname"]);
  const email = "everybodys@coach.example";
  for (let n = 0; n < mostPlayersADay; n++) await anAnsweredLetter({ email });
  expect((await (await anAnsweredLetter({ email })).now()).flags).toEqual(["many_players"]);
});

test("a club's domain is shown, and raises the grade to event only for its own event attended that day", async () => {
  const club = await aRecruiter({ websiteUrl: "https://www.gones.example" });
  await db.user.update({
    where: { id: club.user.id },
    data: { email: `office${club.user.id}@gones.example`, emailConfirmedAt: new Date() },
  });
  const asOrganiser = { role: "organiser" };
  const elsewhere = await anAskedLetter();
  await answer(elsewhere, "confirmed", asOrganiser);
  expect([await elsewhere.grade(), (await elsewhere.now()).recruiterId]).toEqual(["coach", club.recruiter.id]);
  const there = await anAskedLetter();
  const { event } = await anEvent({ by: club, startDate: new Date("2026-10-12T09:00:00Z") });
  await db.eventRegistration.create({
    data: { eventId: event.id, playerId: there.player.id, status: "confirmed", checkedInAt: new Date() },
  });
  await answer(there, "confirmed", asOrganiser);
  expect(await there.grade()).toBe("event");
  const asCoach = await anAskedLetter({ by: there });
  await answer(asCoach);
  expect(await asCoach.grade()).toBe("coach");
});

test("a domain needs a confirmed account address or website of the club", async () => {
  await aRecruiter({ websiteUrl: "https://mail.example" });
  const letter = await anAnsweredLetter({ email: "coach@mail.example" });
  expect((await letter.now()).recruiterId).toBeNull();
});

test("a claim changed in the meantime is not confirmed", async () => {
  const by = await aPlayer();
  const said = { attribute: "cmj", number: 41, measuredOn: new Date("2026-10-12") };
  const claim = await db.playerClaim.create({ data: { ...said, playerId: by.player.id } });
  const form = aLetter([], { claims: [`claim:${claim.id}`] });
  const { confirmationId } = await askForConfirmation(by.actor, form);
  const { id: itemId } = await db.confirmedClaim.findFirstOrThrow({ where: { confirmationId } });
  const token = confirmationToken(confirmationId, "answer");
  await db.playerClaim.update({ where: { id: claim.id }, data: { number: 48 } });
  expect((await openLetter(token))?.state).toBe("withdrawn");
  await expect(answer({ token, itemId, form })).rejects.toHaveProperty("code", "confirmation_closed");
});
