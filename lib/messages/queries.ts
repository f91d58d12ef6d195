import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db, type Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { visibleAmong } from "@/lib/players/queries/visible";
import { namesFor } from "@/lib/scouting/queries/names";
import { pageSize } from "./schema/message";

/** The player's id if there is a player record, else the recruiter's: SPEC's rule for whose messages these are. */
export const partyOf = (actor: Actor): string | null => actor.playerId ?? actor.recruiterId;

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
  const otherOf = await others(
    actor,
    page.map(({ thread }) => thread),
  );
  return {
    messages: page.map(({ thread, receiverId, ...message }) => ({
      ...message,
      received: receiverId === me,
      other: otherOf(thread),
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
  const mine = actor.playerId ? { playerId: actor.playerId } : { recruiterId: actor.recruiterId ?? nobody };
  const threads = await db.thread.findMany({
    where: mine,
    select: {
      id: true,
      createdAt: true,
      ...names.select,
      messages: {
        orderBy: { createdAt: "desc" },
        take: 1,
        select: { content: true, createdAt: true, receiverId: true, read: true },
      },
    },
  });
  const me = partyOf(actor);
  const otherOf = await others(actor, threads);
  return threads
    .map(({ playerId, recruiter, messages: [last], ...thread }) => ({
      ...thread,
      other: otherOf({ playerId, recruiter }),
      last: last ? { ...last, unread: !last.read && last.receiverId === me } : null,
    }))
    .sort((a, b) => (b.last?.createdAt ?? b.createdAt).getTime() - (a.last?.createdAt ?? a.createdAt).getTime());
}

/** One conversation, oldest message first; null where it is not this person's. */
export async function getThread(actor: Actor, threadId: string) {
  const thread = await db.thread.findFirst({
    where: { id: threadId, OR: [{ playerId: actor.playerId ?? nobody }, { recruiterId: actor.recruiterId ?? nobody }] },
    select: {
      id: true,
      requestId: true,
      playerId: true,
      player: { select: { handle: true } },
      recruiter: { select: { organizationName: true } },
      request: { select: { message: true, createdAt: true, disclosure: { select: { closedAt: true } } } },
      messages: { orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: 200 },
    },
  });
  if (!thread) return null;
  const { playerId, player, recruiter, request, messages, ...rest } = thread;
  const [otherOf, visible] = await Promise.all([
    others(actor, [{ playerId, recruiter }]),
    visibleAmong(actor, actor.playerId ? [] : [playerId]),
  ]);
  const me = partyOf(actor);
  return {
    ...rest,
    other: otherOf({ playerId, recruiter }),
    otherHandle: visible.has(playerId) ? player.handle : null,
    open: request.disclosure?.closedAt === null,
    first: { content: request.message, createdAt: request.createdAt, mine: actor.playerId === null },
    messages: messages.map(({ id, subject, content, createdAt, read, senderId }) => ({
      id,
      subject,
      content,
      createdAt,
      read,
      mine: senderId === me,
    })),
  };
}

/** A conversation to write in, with both people behind it; refuses `not_found` for whoever has no part in it. */
export async function threadToWriteIn(tx: Tx, threadId: string, actor: Actor) {
  const thread = await tx.thread.findFirst({
    where: { id: threadId, OR: [{ playerId: actor.playerId ?? nobody }, { recruiterId: actor.recruiterId ?? nobody }] },
    select: {
      id: true,
      playerId: true,
      recruiterId: true,
      player: { select: { userId: true } },
      recruiter: { select: { userId: true } },
      request: { select: { disclosure: { select: { closedAt: true } } } },
    },
  });
  if (!thread) refuse("not_found");
  return { ...thread, open: thread.request.disclosure?.closedAt === null };
}

type Between = { playerId: string; recruiter: { organizationName: string } };

/** How the other side of a conversation is called: the organisation, or the player as deep as this actor may see. */
async function others(actor: Actor, threads: Between[]): Promise<(thread: Between) => string> {
  if (actor.playerId) return ({ recruiter }) => recruiter.organizationName;
  const names = await namesFor(
    actor,
    threads.map(({ playerId }) => playerId),
  );
  return ({ playerId }) => names.get(playerId) ?? "";
}

const names = { select: { playerId: true, recruiter: { select: { organizationName: true } } } } as const;
const nobody = "00000000-0000-0000-0000-000000000000";
