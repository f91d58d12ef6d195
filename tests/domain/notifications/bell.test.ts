import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { answerAsPlayer } from "@/lib/players/commands/answer-as-player";
import { registerChild } from "@/lib/players/commands/register-child";
import ar from "@/messages/ar/notifications.json";
import en from "@/messages/en/notifications.json";
import { aModerationCase } from "../../support/factories/cases";
import { aConfirmation } from "../../support/factories/confirmations";
import { anEvent } from "../../support/factories/events";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aPerson, aRecruiter, aSport, guardianOf } from "../../support/factories/people";
import { aSignUpForm } from "../../support/factories/player-forms";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";
import { aTicket } from "../../support/factories/tickets";

const titles = async (actor: Actor, locale: (typeof locales)[number] = "en") =>
  (await bellView(actor, locale)).items.map(({ title }) => title);

async function aTalk() {
  const open = await anOpenName();
  const { id: threadId } = await db.thread.findUniqueOrThrow({ where: { requestId: open.request.id } });
  await sendMessage(open.player.actor, { threadId, content: "Thursday suits me." });
  await runDueHandlers();
  return open;
}

test("closing an identity removes the name from earlier notifications", async () => {
  const { player, recruiter, disclosure } = await aTalk();
  const { fullName, handle } = player.player;
  expect(await titles(recruiter.actor)).toEqual([`New message from ${fullName}`, `${fullName} accepted your request`]);
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  await runDueHandlers();
  expect(await titles(recruiter.actor)).toEqual([
    `${handle} revoked your access`,
    `New message from ${handle}`,
    `${handle} accepted your request`,
  ]);
});

test("an organization that lost verification sees the handle", async () => {
  const { player, recruiter } = await aTalk();
  await db.recruiter.update({ where: { id: recruiter.recruiter.id }, data: { status: "rejected" } });
  expect(JSON.stringify(await bellView(recruiter.actor, "en"))).not.toContain(player.player.fullName);
});

test("a guardian's answer is shown with the profile's current state", async () => {
  await aSport();
  const form = aSignUpForm({ age: 12, terms: undefined, imageRights: undefined });
  const { playerId, userId } = await registerChild(await aPerson("guardian"), form);
  const child = createActor({ kind: "player", userId, playerId });
  const bellTexts = async () => (await bellView(child, "en")).items.map(({ title, message }) => `${title}. ${message}`);
  await answerAsGuardian(guardianOf(playerId), { answer: "no" });
  await runDueHandlers();
  expect(await bellTexts()).toEqual([
    "Your guardian declined or withdrew consent. Your profile isn’t listed, so clubs can’t contact you.",
  ]);
  await answerAsGuardian(guardianOf(playerId), { answer: "yes", authority: "on", terms: "on" });
  await runDueHandlers();
  const [yes, no] = ["Your guardian gave consent.", "Your guardian declined or withdrew consent."];
  const missing = `${yes} We still need your own consent: give it on your dashboard.`;
  expect(await bellTexts()).toEqual([missing, `${no} Your profile isn’t listed, so clubs can’t contact you.`]);
  await answerAsPlayer(child, { answer: "yes", terms: "on" });
  await runDueHandlers();
  expect(await bellTexts()).toEqual([
    `${yes} Your profile is now listed.`,
    `${no} Your guardian has since given consent, so your profile is listed.`,
  ]);
  await db.player.update({ where: { id: playerId }, data: { status: "hidden" } });
  expect(await bellTexts()).toContain(`${yes} Your profile isn’t listed at the moment.`);
});

test("notifications are in the current language of the reader", async () => {
  const { recruiter, player } = await anOpenRequest();
  await aTalk();
  await db.notification.create({
    data: { userId: player.user.id, kind: "requested", about: { requestId: await requestOf(player.player.id) } },
  });
  const organization = recruiter.recruiter.organizationName;
  expect(await titles(player.actor)).toEqual([en.story.requested.title.replace("{organization}", organization)]);
  expect(await titles(player.actor, "ar")).toEqual([ar.story.requested.title.replace("{organization}", organization)]);
});

test("times are in the reader's time zone", async () => {
  const { actor } = await aRecruiter();
  const createdAt = new Date("2026-11-22T19:16:00Z");
  await db.notification.create({ data: { userId: actor.userId!, kind: "verified", createdAt } });
  const whenIn = async (zone: string | null) => (await bellView(actor, "en", zone)).items[0]?.when;
  expect(await whenIn("Europe/London")).toMatch(/ 7:16\sPM$/);
  expect(await whenIn(null)).toMatch(/ 8:16\sPM GMT\+1$/);
});

test("a view of a name is recorded once a day", async () => {
  const { recruiter, disclosure } = await aTalk();
  const readings = () => db.disclosureView.count({ where: { disclosureId: disclosure.id, what: "name" } });
  for (let n = 0; n < 3; n++) await bellView(recruiter.actor, "en");
  expect(await readings()).toBe(1);
  setClock(() => daysFrom(new Date(), 2));
  await bellView(recruiter.actor, "en").finally(() => setClock(null));
  expect(await readings()).toBe(2);
});

test("deleted subjects are shown as deleted; texts of earlier versions keep their language", async () => {
  const { actor } = await aRecruiter();
  const recipient = { userId: actor.userId! };
  await db.notification.createMany({
    data: [
      { ...recipient, kind: "moved", about: { eventId: crypto.randomUUID() }, createdAt: now() },
      { ...recipient, title: "Essai", message: "Jeudi", lang: "fr", createdAt: daysFrom(now(), -1) },
    ],
  });
  expect((await bellView(actor, "en")).items).toMatchObject([
    { title: en.story.gone.title, lang: null },
    { title: "Essai", lang: "fr" },
  ]);
  expect((await bellView(actor, "fr")).items[1]).toMatchObject({ title: "Essai", lang: null });
});

test("every kind has a complete sentence in every language", async () => {
  const [{ request, recruiter }, { event }, { id: jobId }] = [await anOpenRequest(), await anEvent(), await anOffer()];
  const shortlistEntry = { jobId, recruiterId: recruiter.recruiter.id };
  await db.wishlistItem.create({ data: shortlistEntry });
  const [{ id: ticketId }, { id: caseId }] = [await aTicket(), await aModerationCase()];
  const { id: applicationId } = await anApplication();
  const { confirmationId } = await aConfirmation(request.playerId);
  const notifiedTime = now();
  const hit = { recruiterId: recruiter.recruiter.id, playerId: request.playerId, notifiedAt: notifiedTime };
  await db.alertHit.create({ data: hit });
  await db.match.create({ data: { ...hit, sportMatch: "football", compatibilityScore: 80 } });
  const matched = { matchedFor: recruiter.recruiter.id, matchedAt: notifiedTime.toISOString() };
  for (const [kind, { title, message }] of Object.entries(en.story)) {
    const { actor } = await aRecruiter();
    const names = (value: string) => `${title} ${message}`.includes(`{${value}}`);
    const reference = names("offer") ? shortlistEntry : names("reference") ? { ticketId } : { requestId: request.id };
    const knownReference = names("event") ? { eventId: event.id } : names("title") ? { caseId } : reference;
    const askedReference = names("confirmer") ? { confirmationId } : knownReference;
    const hit = { foundBy: recruiter.recruiter.id, foundAt: notifiedTime.toISOString() };
    const guardian = { playerId: request.playerId };
    const kinds: Record<string, object> = {
      needsMatched: matched,
      tasksDue: { tasks: "2" },
      documentsOverdue: { overdue: "2" },
      guardianConfirmed: guardian,
      guardianDeclined: guardian,
    };
    const data = /^appli|^posterWrote/.test(kind)
      ? { applicationId }
      : names("players")
        ? hit
        : (kinds[kind] ?? askedReference);
    await db.notification.create({ data: { userId: actor.userId!, kind, about: data } });
    for (const locale of locales) {
      const [item = { title: "{", message: "" }] = (await bellView(actor, locale)).items;
      expect(`${item.title} ${item.message}`).not.toMatch(/[{}]|story\./);
    }
  }
});

const requestOf = async (playerId: string) =>
  (await db.contactRequest.findFirstOrThrow({ where: { playerId }, select: { id: true } })).id;
