import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerRegistrations } from "@/lib/events/commands/answer-registrations";
import { cancelRegistration } from "@/lib/events/commands/cancel-registration";
import { changeEvent } from "@/lib/events/commands/change-event";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { bellView } from "@/lib/notifications/queries/bell";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { answerAsPlayer } from "@/lib/players/commands/answer-as-player";
import { aFullEvent, anEvent, eventForm } from "../../support/factories/events";
import { aMinor, aPlayer } from "../../support/factories/people";

const bellOf = async (actor: Actor, locale: Locale = "en") => (await bellView(actor, locale)).items;
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

test("a player who moves up is notified once in their language", async () => {
  const { event, holder, queue } = await aFullEvent(2);
  await cancelRegistration(holder.actor, { eventId: event.id });
  await Promise.all([runDueHandlers(), runDueHandlers()]);
  expect(await bellOf(queue[0]!.actor, "fr")).toMatchObject([{ title: "Vous avez une place\u00a0: Open tryout" }]);
  expect(await bellOf(queue[1]!.actor)).toEqual([]);
});

test("a confirmed player is notified", async () => {
  const { event, organizer, holder } = await aFullEvent(0);
  await answerRegistrations(organizer.actor, { eventId: event.id, selected: holder.player.id, answer: "confirm" });
  await runDueHandlers();
  expect(await bellOf(holder.actor)).toMatchObject([{ title: "Your place is confirmed: Open tryout" }]);
});

test("a changed date notifies registered and waiting players, not canceled ones; a new title notifies nobody", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(2);
  await cancelRegistration(queue[1]!.actor, { eventId: event.id });
  const change = { ...eventForm, eventId: event.id, maxParticipants: "1", sport: "football" };
  await db.sport.upsert({
    where: { slug: "football" },
    update: {},
    create: { slug: "football", name: "football", description: "football", popularityRank: 1 },
  });
  await changeEvent(organizer.actor, change);
  await changeEvent(organizer.actor, { ...change, title: "Another title" });
  await runDueHandlers();
  const bells = await Promise.all([holder, ...queue].map(({ actor }) => bellOf(actor)));
  expect(bells.map((items) => items.length)).toEqual([1, 1, 0]);
  expect(bells[0]?.[0]?.message).toContain("Towpath Ground, Bristol");
});

test("a minor's guardian gets an e-mail with place, time and how to cancel; another when a place becomes free", async () => {
  const [minor, adult] = [await aMinor(), await aPlayer()];
  const { event } = await anEvent({ maxParticipants: 1 });
  for (const { actor } of [adult, minor]) await registerForEvent(actor, { eventId: event.id });
  await runDueHandlers();
  const [waiting] = await mailsTo(minor.guardian.email);
  expect(waiting?.body).toContain("waiting list");
  expect(waiting?.body).toMatch(/Stade des Tuiliers, Lyon[\s\S]+\/guardian\/[\w-]{43}\n/);
  await cancelRegistration(adult.actor, { eventId: event.id });
  await runDueHandlers();
  expect((await mailsTo(minor.guardian.email))[1]?.body).toContain("has a place");
});

test("no e-mail about an adult and no notification about one's own registration", async () => {
  const [{ actor, user }, { event }] = [await aPlayer(), await anEvent()];
  await registerForEvent(actor, { eventId: event.id });
  await runDueHandlers();
  expect([await mailsTo(user.email), await bellOf(actor)]).toEqual([[], []]);
});

test("a minor without the guardian's consent, or their own, loses the places at upcoming events", async () => {
  const [first, second] = [await aMinor(), await aMinor()];
  const { event } = await anEvent();
  for (const { actor } of [first, second]) await registerForEvent(actor, { eventId: event.id });
  await answerAsGuardian(first.guardianActor, { answer: "no" });
  await answerAsPlayer(second.actor, { answer: "no" });
  await runDueHandlers();
  const places = await db.eventRegistration.findMany({ where: { eventId: event.id } });
  expect(places.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
});
