import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import type { Tell } from "@/lib/core/reactor";
import { dayAndTime } from "@/lib/events/schema/when";
import type words from "@/messages/en/notifications.json";

type Story = keyof typeof words.story;
type Values = Record<string, string>;
type Reader = { id: string; locale: string };
type News = { story: Story; link: string; values?: Values | ((locale: Locale) => Values) };

/** Writes one notification in its reader's language and rings their pages; the same fact never twice. */
async function notify(tx: Tx, fact: Fact, tell: Tell, { userId, ...news }: News & { userId: string }) {
  const reader = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: readerSelect });
  await notifyAll(tx, fact, tell, [reader], news);
}

async function notifyAll(tx: Tx, fact: Fact, tell: Tell, readers: Reader[], { link, ...news }: News) {
  const locales = [...new Set(readers.map(({ locale }) => locale as Locale))];
  const data = locales.flatMap((language) => {
    const text = { ...textOf(news, language), link, factId: fact.id };
    return readers.filter(({ locale }) => locale === language).map(({ id: userId }) => ({ userId, ...text }));
  });
  await tx.notification.createMany({ data, skipDuplicates: true });
  for (const { id } of readers) tell(id, "notification");
}

function textOf({ story, values = {} }: Omit<News, "link">, locale: Locale) {
  const say = translator(locale, "notifications");
  const filled = typeof values === "function" ? values(locale) : values;
  return { title: say(`story.${story}.title`, filled), message: say(`story.${story}.message`, filled) };
}

export async function tellPlayerOfRequest(tx: Tx, fact: Fact<"contact.requested">, tell: Tell) {
  const { player, recruiter } = await request(tx, fact.data.requestId);
  const values = { organization: recruiter.organizationName };
  await notify(tx, fact, tell, { userId: player.userId, story: "requested", link: "/dashboard#requests", values });
  tell(player.userId, "request");
}

export async function tellRecruiterOfAnswer(tx: Tx, fact: Fact<"contact.answered">, tell: Tell) {
  const { player, recruiter, thread } = await request(tx, fact.data.requestId);
  const news = fact.data.accepted
    ? {
        story: "accepted" as const,
        link: thread ? `/messages?thread=${thread.id}` : "/messages",
        values: { player: player.fullName },
      }
    : { story: "refused" as const, link: "/dashboard#requests", values: { player: player.handle } };
  await notify(tx, fact, tell, { userId: recruiter.userId, ...news });
  tell(recruiter.userId, "request");
}

export async function tellRecruiterOfExpiry(tx: Tx, fact: Fact<"contact.expired">, tell: Tell) {
  const { player, recruiter } = await request(tx, fact.data.requestId);
  const values = { player: player.handle };
  await notify(tx, fact, tell, { userId: recruiter.userId, story: "expired", link: "/dashboard#requests", values });
}

export async function tellRecruiterOfClosing(tx: Tx, fact: Fact<"identity.closed">, tell: Tell) {
  const disclosure = await tx.disclosure.findUniqueOrThrow({
    where: { id: fact.data.disclosureId },
    select: { player: { select: { handle: true } }, recruiter: { select: { userId: true } } },
  });
  const values = { player: disclosure.player.handle };
  await notify(tx, fact, tell, {
    userId: disclosure.recruiter.userId,
    story: "closed",
    link: "/dashboard#requests",
    values,
  });
}

export async function tellReceiverOfMessage(tx: Tx, fact: Fact<"message.sent">, tell: Tell) {
  const thread = await tx.thread.findUniqueOrThrow({
    where: { id: fact.data.threadId },
    select: { player: { select: { fullName: true, userId: true } }, recruiter: { select: { organizationName: true } } },
  });
  const toPlayer = thread.player.userId === fact.data.receiverUserId;
  const values = { sender: toPlayer ? thread.recruiter.organizationName : thread.player.fullName };
  const link = `/messages?thread=${fact.data.threadId}`;
  await notify(tx, fact, tell, { userId: fact.data.receiverUserId, story: "message", link, values });
  tell(fact.data.receiverUserId, "message");
}

export async function tellRecruiterOfVerdict(
  tx: Tx,
  fact: Fact<"recruiter.verified" | "recruiter.rejected" | "licence.rejected">,
  tell: Tell,
) {
  const { userId } = await tx.recruiter.findUniqueOrThrow({
    where: { id: fact.data.recruiterId },
    select: { userId: true },
  });
  const story = fact.type === "recruiter.verified" ? "verified" : "rejected";
  await notify(tx, fact, tell, { userId, story, link: story === "verified" ? "/players" : "/recruiter-signup" });
}

/** No bell: their open pages read the plan again. */
export async function tellRecruiterOfPlan(tx: Tx, fact: Fact<"subscription.changed">, tell: Tell) {
  const { userId } = await tx.recruiter.findUniqueOrThrow({
    where: { id: fact.data.recruiterId },
    select: { userId: true },
  });
  tell(userId, "request");
}

export async function tellPlayerOfGuardian(tx: Tx, fact: Fact<"guardian.confirmed" | "guardian.declined">, tell: Tell) {
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: fact.data.playerId }, select: { userId: true } });
  const story = fact.type === "guardian.confirmed" ? "guardianYes" : "guardianNo";
  await notify(tx, fact, tell, { userId, story, link: "/dashboard" });
}

export async function tellPlayerToWaitForGuardian(tx: Tx, fact: Fact<"contact.passed_to_guardian">, tell: Tell) {
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: fact.data.playerId }, select: { userId: true } });
  await notify(tx, fact, tell, { userId, story: "withGuardian", link: "/dashboard#requests" });
}

/** Whoever is an administrator, so that one of them puts both in touch. */
export async function tellAdminsOfWish(tx: Tx, fact: Fact<"wishlist.added">, tell: Tell) {
  const wish = await tx.wishlistItem.findUnique({
    where: { recruiterId_jobId: fact.data },
    select: { recruiter: { select: { organizationName: true } }, job: { select: { title: true } } },
  });
  if (!wish) return;
  const values = { organization: wish.recruiter.organizationName, offer: wish.job.title };
  const admins = await tx.user.findMany({ where: { role: { role: "admin" } }, select: readerSelect });
  await notifyAll(tx, fact, tell, admins, { story: "wished", link: "/admin/wishlist", values });
}

/** Who waited for a seat has one, or the organiser says that the seat is theirs. */
export async function tellPlayerOfSeat(tx: Tx, fact: Fact<"event.promoted" | "event.confirmed">, tell: Tell) {
  const { playerId } = fact.data;
  const { user } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { user: { select: readerSelect } },
  });
  await notifyOfEvent(tx, fact, tell, [user], fact.type === "event.promoted" ? "promoted" : "seatConfirmed");
}

const PAGE = 1_000;

/** Everybody who comes or waits, page by page in the order of their ids. */
export async function tellPlayersOfMove(tx: Tx, fact: Fact<"event.changed">, tell: Tell, cursor: string | null) {
  const { eventId, moved } = fact.data;
  if (!moved) return;
  const coming = await tx.eventRegistration.findMany({
    where: { eventId, status: { not: "cancelled" }, ...(cursor && { playerId: { gt: cursor } }) },
    orderBy: { playerId: "asc" },
    take: PAGE,
    select: { playerId: true, player: { select: { user: { select: readerSelect } } } },
  });
  const readers = coming.map(({ player }) => player.user);
  await notifyOfEvent(tx, fact, tell, readers, "moved");
  return coming.length < PAGE ? undefined : coming.at(-1)?.playerId;
}

type EventFact = Fact<"event.changed" | "event.promoted" | "event.confirmed">;

async function notifyOfEvent(tx: Tx, fact: EventFact, tell: Tell, readers: Reader[], story: Story) {
  const { eventId } = fact.data;
  const event = await tx.sportEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { title: true, location: true, startDate: true, endDate: true, timeZone: true },
  });
  const values = (locale: Locale) => ({ event: event.title, when: dayAndTime(locale, event), where: event.location });
  await notifyAll(tx, fact, tell, readers, { story, link: `/events/${eventId}`, values });
}

const readerSelect = { id: true, locale: true } as const;

const request = (tx: Tx, id: string) =>
  tx.contactRequest.findUniqueOrThrow({
    where: { id },
    select: {
      player: { select: { userId: true, handle: true, fullName: true } },
      recruiter: { select: { userId: true, organizationName: true } },
      thread: { select: { id: true } },
    },
  });
