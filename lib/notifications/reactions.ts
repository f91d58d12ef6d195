import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { type Locale, locales } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import type { Tell } from "@/lib/core/reactor";
import { dayAndTime } from "@/lib/events/schema/when";
import type words from "@/messages/en/notifications.json";

type Story = keyof typeof words.story;
type Values = Record<string, string>;
type News = { story: Story; link: string; values?: Values | ((locale: Locale) => Values) };

const notify = (tx: Tx, fact: Fact, tell: Tell, { userId, ...news }: News & { userId: string }) =>
  notifyAll(tx, fact, tell, [userId], news);

/** Writes one notification for each in their language, in one statement, and rings their pages; the same fact never twice. */
async function notifyAll(tx: Tx, fact: Fact, tell: Tell, userIds: string[], { link, ...news }: News) {
  const texts = JSON.stringify(locales.map((locale) => ({ locale, ...textOf(news, locale) })));
  await tx.$executeRaw`
    insert into notifications (user_id, fact_id, link, title, message)
    select users.id, ${fact.id}, ${link}, title, message from users
    join jsonb_to_recordset(${texts}::jsonb) as texts (locale text, title text, message text) using (locale)
    where users.id = any(${userIds}::uuid[])
    on conflict (user_id, fact_id) do nothing`;
  for (const userId of userIds) tell(userId, "notification");
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
  const admins = (await tx.userRole.findMany({ where: { role: "admin" } })).map(({ userId }) => userId);
  await notifyAll(tx, fact, tell, admins, { story: "wished", link: "/admin/wishlist", values });
}

/** Who waited for a seat has one, or the organiser says that the seat is theirs. */
export async function tellPlayerOfSeat(tx: Tx, fact: Fact<"event.promoted" | "event.confirmed">, tell: Tell) {
  const { playerId } = fact.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  await notifyOfEvent(tx, fact, tell, [userId], fact.type === "event.promoted" ? "promoted" : "seatConfirmed");
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
    select: { playerId: true, player: { select: { userId: true } } },
  });
  const userIds = coming.map(({ player }) => player.userId);
  await notifyOfEvent(tx, fact, tell, userIds, "moved");
  return coming.length < PAGE ? undefined : coming.at(-1)?.playerId;
}

type EventFact = Fact<"event.changed" | "event.promoted" | "event.confirmed">;

async function notifyOfEvent(tx: Tx, fact: EventFact, tell: Tell, userIds: string[], story: Story) {
  const { eventId } = fact.data;
  const event = await tx.sportEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { title: true, location: true, startDate: true, endDate: true, timeZone: true },
  });
  const values = (locale: Locale) => ({ event: event.title, when: dayAndTime(locale, event), where: event.location });
  await notifyAll(tx, fact, tell, userIds, { story, link: `/events/${eventId}`, values });
}

const request = (tx: Tx, id: string) =>
  tx.contactRequest.findUniqueOrThrow({
    where: { id },
    select: {
      player: { select: { userId: true, handle: true, fullName: true } },
      recruiter: { select: { userId: true, organizationName: true } },
      thread: { select: { id: true } },
    },
  });

export async function eraseNotifications(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.notification.deleteMany({ where: { userId } });
}
