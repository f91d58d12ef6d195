import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

const requestsPath = "/dashboard?show=requests";

export async function notifyPlayerOfRequest(tx: Tx, event: DomainEvent<"contact.requested">, notifyPages: NotifyPages) {
  const { requestId } = event.data;
  const { player } = await partiesOf(tx, requestId);
  await notify(tx, event, notifyPages, [player], { kind: "requested", about: { requestId }, link: requestsPath });
  notifyPages(player, "request");
}

export async function notifyPlayerOfGuardianWait(
  tx: Tx,
  event: DomainEvent<"contact.passed_to_guardian">,
  notifyPages: NotifyPages,
) {
  const { requestId } = event.data;
  const { player } = await partiesOf(tx, requestId);
  await notify(tx, event, notifyPages, [player], { kind: "withGuardian", about: { requestId }, link: requestsPath });
}

export async function notifyRecruiterOfAnswer(
  tx: Tx,
  event: DomainEvent<"contact.answered">,
  notifyPages: NotifyPages,
) {
  const { requestId, accepted } = event.data;
  const { recruiters, threadId } = await partiesOf(tx, requestId);
  const link = accepted ? conversation(threadId) : requestsPath;
  await notify(tx, event, notifyPages, recruiters, {
    kind: accepted ? "accepted" : "refused",
    about: { requestId },
    link,
  });
  for (const userId of recruiters) notifyPages(userId, "request");
}

export async function notifyRecruiterOfExpiry(tx: Tx, event: DomainEvent<"contact.expired">, notifyPages: NotifyPages) {
  const { requestId } = event.data;
  const { recruiters } = await partiesOf(tx, requestId);
  await notify(tx, event, notifyPages, recruiters, { kind: "expired", about: { requestId }, link: requestsPath });
}

/** Refreshes the recruiters' open pages too, so that the player's name disappears from them; a club that ended its access itself is not notified. */
export async function notifyRecruiterOfClosing(
  tx: Tx,
  event: DomainEvent<"identity.closed">,
  notifyPages: NotifyPages,
) {
  const { requestId, closedBy } = await closedDisclosure(tx, event);
  if (!closedBy) return;
  const { recruiters } = await partiesOf(tx, requestId);
  await notify(tx, event, notifyPages, recruiters, { kind: "closed", about: { requestId }, link: requestsPath });
  for (const userId of recruiters) notifyPages(userId, "request");
}

/** The player learns of an end by the guardian or by the club; the guardian of a minor is e-mailed. */
export async function notifyPlayerOfClosing(tx: Tx, event: DomainEvent<"identity.closed">, notifyPages: NotifyPages) {
  const { requestId, closedBy } = await closedDisclosure(tx, event);
  const { player } = await partiesOf(tx, requestId);
  if (closedBy !== "player")
    await notify(tx, event, notifyPages, [player], {
      kind: "accessEnded",
      about: { requestId },
      link: "/dashboard#seen",
    });
  notifyPages(player, "request");
}

const closedDisclosure = (tx: Tx, { data: { disclosureId: id } }: DomainEvent<"identity.closed">) =>
  tx.disclosure.findUniqueOrThrow({ where: { id }, select: { requestId: true, closedBy: true } });

/** Notifies the recipient (all members when it is an organization) and refreshes the open pages of all participants. */
export async function notifyRecipientOfMessage(tx: Tx, event: DomainEvent<"message.sent">, notifyPages: NotifyPages) {
  const { threadId, receiverUserId } = event.data;
  const { requestId, people, player, recruiters } = await talkersOf(tx, threadId);
  const recipients = receiverUserId === player ? [player] : recruiters;
  const link = conversation(threadId);
  await notify(tx, event, notifyPages, recipients, { kind: "message", about: { requestId }, link });
  for (const userId of people) notifyPages(userId, "message");
}

/** Adds no notification; only refreshes open pages. */
export async function notifyAuthorOfReading(tx: Tx, event: DomainEvent<"message.read">, notifyPages: NotifyPages) {
  const { people } = await talkersOf(tx, event.data.threadId);
  for (const userId of people) if (userId !== event.actorId) notifyPages(userId, "message");
}

async function talkersOf(tx: Tx, threadId: string) {
  const { requestId, recruiterId, player } = await tx.thread.findUniqueOrThrow({
    where: { id: threadId },
    select: {
      requestId: true,
      recruiterId: true,
      player: { select: { userId: true, guardian: { select: { userId: true } } } },
    },
  });
  const recruiters = await membersOf(tx, recruiterId);
  const people = [player.userId, ...recruiters, player.guardian?.userId ?? null];
  return { requestId, player: player.userId, recruiters, people: people.filter((id) => id !== null) };
}

const conversation = (threadId?: string) => (threadId ? `/messages?thread=${threadId}` : "/messages");

async function partiesOf(tx: Tx, id: string) {
  const { player, recruiterId, thread } = await tx.contactRequest.findUniqueOrThrow({
    where: { id },
    select: {
      recruiterId: true,
      player: { select: { userId: true } },
      thread: { select: { id: true } },
    },
  });
  return { player: player.userId, recruiters: await membersOf(tx, recruiterId), threadId: thread?.id };
}
