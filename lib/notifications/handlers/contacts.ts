import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

const requestsPath = "/dashboard#requests";

export async function tellPlayerOfRequest(tx: Tx, fact: DomainEvent<"contact.requested">, notifyPages: NotifyPages) {
  const { requestId } = fact.data;
  const { player } = await partiesOf(tx, requestId);
  await notify(tx, fact, notifyPages, [player], { kind: "requested", about: { requestId }, link: requestsPath });
  notifyPages(player, "request");
}

export async function tellPlayerToWaitForGuardian(
  tx: Tx,
  fact: DomainEvent<"contact.passed_to_guardian">,
  notifyPages: NotifyPages,
) {
  const { requestId } = fact.data;
  const { player } = await partiesOf(tx, requestId);
  await notify(tx, fact, notifyPages, [player], { kind: "withGuardian", about: { requestId }, link: requestsPath });
}

export async function tellRecruiterOfAnswer(tx: Tx, fact: DomainEvent<"contact.answered">, notifyPages: NotifyPages) {
  const { requestId, accepted } = fact.data;
  const { recruiters, threadId } = await partiesOf(tx, requestId);
  const link = accepted ? conversation(threadId) : requestsPath;
  await notify(tx, fact, notifyPages, recruiters, {
    kind: accepted ? "accepted" : "refused",
    about: { requestId },
    link,
  });
  for (const userId of recruiters) notifyPages(userId, "request");
}

export async function tellRecruiterOfExpiry(tx: Tx, fact: DomainEvent<"contact.expired">, notifyPages: NotifyPages) {
  const { requestId } = fact.data;
  const { recruiters } = await partiesOf(tx, requestId);
  await notify(tx, fact, notifyPages, recruiters, { kind: "expired", about: { requestId }, link: requestsPath });
}

/** Their open pages read again, so that the name is gone from them too. */
export async function tellRecruiterOfClosing(tx: Tx, fact: DomainEvent<"identity.closed">, notifyPages: NotifyPages) {
  const where = { id: fact.data.disclosureId };
  const { requestId } = await tx.disclosure.findUniqueOrThrow({ where, select: { requestId: true } });
  const { recruiters } = await partiesOf(tx, requestId);
  await notify(tx, fact, notifyPages, recruiters, { kind: "closed", about: { requestId }, link: requestsPath });
  for (const userId of recruiters) notifyPages(userId, "request");
}

/** A bell for who receives it, of a club for everybody; the open pages of everybody else in the conversation read it again. */
export async function tellReceiverOfMessage(tx: Tx, fact: DomainEvent<"message.sent">, notifyPages: NotifyPages) {
  const { threadId, receiverUserId } = fact.data;
  const { requestId, people, player, recruiters } = await talkersOf(tx, threadId);
  const receivers = receiverUserId === player ? [player] : recruiters;
  const link = conversation(threadId);
  await notify(tx, fact, notifyPages, receivers, { kind: "message", about: { requestId }, link });
  for (const userId of people) notifyPages(userId, "message");
}

/** No bell: open pages say that it was read. */
export async function tellWriterOfReading(tx: Tx, fact: DomainEvent<"message.read">, notifyPages: NotifyPages) {
  const { people } = await talkersOf(tx, fact.data.threadId);
  for (const userId of people) if (userId !== fact.actorId) notifyPages(userId, "message");
}

/** Both sides of a conversation, of a club everybody, and of a minor's the guardian who has an account. */
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
