import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { listMessages } from "@/lib/contacts/queries/inbox";
import { getThread } from "@/lib/contacts/queries/thread";
import { calendarFile } from "@/lib/events/queries/calendar";
import { getEvent, upcomingEvents } from "@/lib/events/queries/public";
import { writeAboutApplication } from "@/lib/jobs/commands/write-about-application";
import { askBoard, getOffer, listOpenOffers } from "@/lib/jobs/queries/public";
import { getApplicationTalk, listApplicationTalks } from "@/lib/jobs/queries/talks";
import { now } from "@/lib/platform/clock";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { db } from "@/lib/platform/db/db";
import { playersOfSport } from "@/lib/players/queries/public";
import { visibleAmong } from "@/lib/players/queries/visible";
import { listVerified } from "@/lib/recruiters/queries/public";
import { findPlayers } from "@/lib/search/queries/search";
import type { ReportedKind } from "@/lib/trust/schema/moderation";
import { putBack, takeDown } from "@/lib/trust/steps/take-down";
import { anEvent } from "../../support/factories/events";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aPerson, aPlayer, aRecruiter, aStaffMember, aThread } from "../../support/factories/people";

/** Takes an item down, checks who finds it, restores it and checks again. */
async function seenAround(kind: ReportedKind, subjectId: string, concernedId: string, sees: () => Promise<boolean[]>) {
  const moderator = await aStaffMember("moderation");
  const which = { kind, subjectId, concernedId };
  const before = await sees();
  const was = await db.$transaction((tx) => takeDown(tx, moderator, which, "Not here."));
  const down = await sees();
  await db.$transaction((tx) => putBack(tx, moderator, { ...which, before: was as object }));
  return { before, down, back: await sees() };
}

const everywhere = (places: number) => ({
  before: Array(places).fill(true),
  down: Array(places).fill(false),
  back: Array(places).fill(true),
});

test("a profile taken down is invisible, in lists and in search", async () => {
  const club = await aRecruiter();
  const { player, user } = await aPlayer({ primarySport: "judo" });
  const holds = async () => [
    (await visibleAmong(visitorActor, [player.id])).has(player.id),
    (await visibleAmong(club.actor, [player.id])).has(player.id),
    (await playersOfSport("judo")).cards.some(({ id }) => id === player.id),
    (await findPlayers(club.actor, { q: player.handle })).cards.some(({ id }) => id === player.id),
  ];
  expect(await seenAround("player", player.id, user.id, holds)).toEqual(everywhere(4));
});

test("an offer taken down is removed from its page, the listings, their search and the sitemap", async () => {
  const offer = await anOffer({ createdAt: now() });
  const holds = async () => [
    (await getOffer(offer.id)) !== null,
    (await askBoard({ sport: "handball" })).offers.some(({ id }) => id === offer.id),
    (await askBoard({ q: offer.title })).offers.length > 0,
    (await listOpenOffers()).some(({ id }) => id === offer.id),
  ];
  expect(await seenAround("job", offer.id, offer.userId, holds)).toEqual(everywhere(4));
});

test("an event taken down is removed from its page, the list, the sitemap and calendars", async () => {
  const { event, organizer } = await anEvent({ sportSlug: "handball" });
  const holds = async () => [
    (await getEvent(event.id)) !== null,
    (await upcomingEvents({ sport: "handball" })).events.some(({ id }) => id === event.id),
    (await upcomingEvents({ most: 50_000, canceled: true })).events.some(({ id }) => id === event.id),
    (await calendarFile("en", `${event.id}.ics`)) !== null,
  ];
  expect(await seenAround("event", event.id, organizer.user.id, holds)).toEqual(everywhere(4));
});

test("an organization taken down is removed from the directory", async () => {
  const { recruiter, user } = await aRecruiter({ interestedSports: ["wrestling"] });
  const holds = async () => {
    const verifiedClubs = await listVerified({ sport: "wrestling" });
    return [
      verifiedClubs.organizations.some(({ id }) => id === recruiter.id),
      verifiedClubs.sports.includes("wrestling"),
    ];
  };
  expect(await seenAround("recruiter", recruiter.id, user.id, holds)).toEqual(everywhere(2));
});

test("the text of a removed message leaves the row until restored; for a conversation, one side's messages", async () => {
  const { player, recruiter, threadId } = await aThread();
  const { messageId } = (await sendMessage(recruiter.actor, { threadId, content: "Pay me." })) as { messageId: string };
  await sendMessage(player.actor, { threadId, content: "Never." });
  const holds = async () => [
    (await getThread(player.actor, threadId))?.messages.some(({ content }) => content === "Pay me.") ?? false,
    (await listMessages(player.actor)).messages.some(({ content }) => content === "Pay me."),
    (await db.message.count({ where: { id: messageId, content: "Pay me.", takenDownAt: null } })) > 0,
  ];
  const answered = async () => (await getThread(player.actor, threadId))?.messages.at(-1)?.content;
  expect(await seenAround("message", messageId, recruiter.user.id, holds)).toEqual(everywhere(3));
  expect(await seenAround("thread", threadId, recruiter.user.id, holds)).toEqual(everywhere(3));
  expect(await answered()).toBe("Never.");
});

test("the text of a removed message about an application leaves the row until restored", async () => {
  const [ann, club] = [await aPerson(), await aRecruiter()];
  const job = await anOffer({ kind: "vacancy", userId: club.user.id, recruiterId: club.recruiter.id });
  const { id: applicationId } = await anApplication({ jobId: job.id, userId: ann.userId!, state: "shortlisted" });
  await writeAboutApplication(club.actor, { applicationId, content: "Pay me." });
  const { id } = await db.applicationMessage.findFirstOrThrow({ where: { applicationId } });
  const holds = async () => [
    (await getApplicationTalk(ann, applicationId))?.messages.some(({ content }) => content === "Pay me.") ?? false,
    (await listApplicationTalks(ann))[0]?.last?.content === "Pay me.",
    (await db.applicationMessage.count({ where: { id, content: "Pay me.", takenDownAt: null } })) > 0,
  ];
  expect(await seenAround("message", id, club.user.id, holds)).toEqual(everywhere(3));
});
