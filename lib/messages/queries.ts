import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db, type Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { isMinor } from "@/lib/players/policy";
import { pageSize } from "./schema/message";

/** The player's id if there is a player record, else the recruiter's: SPEC's rule for whose messages these are. */
export const partyOf = (actor: Actor): string | null => playerSide(actor) ?? actor.recruiterId;

/** The player whose side this person is on: the player, or a minor's guardian. */
const playerSide = (actor: Actor) => actor.playerId ?? actor.guardianOf;

/** Sent and received messages, newest first, `pageSize` a page; `before` is the last id of the page before. */
export async function listMessages(actor: Actor, before?: string) {
  const me = partyOf(actor);
  if (!me) return { messages: [], unread: 0, next: null };
  const rows = await db.message.findMany({
    where: { OR: [{ receiverId: me }, { senderId: me }] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: pageSize + 1,
    ...(before ? { cursor: { id: before }, skip: 1 } : {}),
    select: {
      id: true,
      threadId: true,
      subject: true,
      content: true,
      read: true,
      createdAt: true,
      receiverId: true,
      thread: names,
    },
  });
  const page = rows.slice(0, pageSize);
  return {
    messages: page.map(({ thread, receiverId, ...message }) => ({
      ...message,
      received: receiverId === me,
      other: actor.playerId ? thread.recruiter.organizationName : thread.player.fullName,
    })),
    unread: await countUnread(actor),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function countUnread(actor: Actor): Promise<number> {
  const me = partyOf(actor);
  return me ? db.message.count({ where: { receiverId: me, read: false } }) : 0;
}

/** The conversations of this person, the one written in last first. */
export async function listThreads(actor: Actor) {
  const playerId = playerSide(actor);
  const threads = await db.thread.findMany({
    where: playerId ? { playerId } : { recruiterId: actor.recruiterId ?? nobody },
    select: {
      id: true,
      createdAt: true,
      guardianReadAt: true,
      request: { select: { disclosure: { select: { id: true, closedAt: true } } } },
      ...names.select,
      messages: {
        orderBy: { createdAt: "desc" },
        take: 1,
        select: { content: true, createdAt: true, receiverId: true, read: true, byGuardian: true },
      },
    },
  });
  const me = partyOf(actor);
  return threads
    .map(({ player, recruiter, request, guardianReadAt, messages: [last], ...thread }) => ({
      ...thread,
      disclosureId: request.disclosure?.id ?? null,
      open: request.disclosure?.closedAt === null,
      other: playerId ? recruiter.organizationName : player.fullName,
      last: last ? { ...last, unread: isNew(actor, last, guardianReadAt, me) } : null,
    }))
    .sort((a, b) => (b.last?.createdAt ?? b.createdAt).getTime() - (a.last?.createdAt ?? a.createdAt).getTime());
}

/** One conversation, oldest message first; null where it is not this person's. */
export async function getThread(actor: Actor, threadId: string) {
  const thread = await db.thread.findFirst({
    where: ofParty(actor, threadId),
    select: {
      id: true,
      requestId: true,
      guardianReadAt: true,
      player: {
        select: { fullName: true, handle: true, birthDate: true, guardian: { select: { fullName: true } } },
      },
      recruiter: { select: { organizationName: true } },
      request: { select: { message: true, createdAt: true, disclosure: { select: { id: true, closedAt: true } } } },
      messages: {
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: 200,
        select: {
          id: true,
          subject: true,
          content: true,
          createdAt: true,
          read: true,
          senderId: true,
          receiverId: true,
          receiverType: true,
          byGuardian: true,
        },
      },
    },
  });
  if (!thread) return null;
  const { player, recruiter, request, messages, guardianReadAt, ...rest } = thread;
  const me = partyOf(actor);
  return {
    ...rest,
    other: playerSide(actor) ? recruiter.organizationName : player.fullName,
    otherHandle: playerSide(actor) ? null : player.handle,
    guardian: isMinor(player.birthDate) ? (player.guardian?.fullName ?? null) : null,
    disclosureId: request.disclosure?.id ?? null,
    open: request.disclosure?.closedAt === null,
    first: {
      content: request.message,
      createdAt: request.createdAt,
      mine: playerSide(actor) === null,
      author: recruiter.organizationName,
    },
    messages: messages.map(({ senderId, receiverId, receiverType, byGuardian, ...message }) => ({
      ...message,
      byGuardian,
      mine: senderId === me && byGuardian === (actor.guardianOf !== null),
      fresh: isNew(actor, { ...message, receiverId, byGuardian }, guardianReadAt, me),
      author:
        receiverType === "player"
          ? recruiter.organizationName
          : byGuardian
            ? player.guardian?.fullName
            : player.fullName,
    })),
  };
}

/** A conversation to write in, with both people behind it; refuses `not_found` for whoever has no part in it. */
export async function threadToWriteIn(tx: Tx, threadId: string, actor: Actor) {
  const thread = await tx.thread.findFirst({
    where: ofParty(actor, threadId),
    select: {
      id: true,
      playerId: true,
      recruiterId: true,
      player: { select: { userId: true, email: true, phone: true, birthDate: true } },
      recruiter: { select: { userId: true } },
      request: { select: { disclosure: { select: { closedAt: true } } } },
    },
  });
  if (!thread) refuse("not_found");
  const player = { ...thread.player, minor: isMinor(thread.player.birthDate) };
  return { ...thread, player, open: thread.request.disclosure?.closedAt === null };
}

const ofParty = (actor: Actor, id: string) => ({
  id,
  OR: [{ playerId: playerSide(actor) ?? nobody }, { recruiterId: actor.recruiterId ?? nobody }],
});

type Said = { createdAt: Date; read: boolean; receiverId: string; byGuardian: boolean };

/** Whether this person has yet to read it; a guardian reads a conversation as a whole. */
function isNew(actor: Actor, said: Said, guardianReadAt: Date | null, me: string | null): boolean {
  if (!actor.guardianOf) return !said.read && said.receiverId === me;
  return !said.byGuardian && (guardianReadAt === null || said.createdAt > guardianReadAt);
}

const names = {
  select: { player: { select: { fullName: true } }, recruiter: { select: { organizationName: true } } },
} as const;
const nobody = "00000000-0000-0000-0000-000000000000";
