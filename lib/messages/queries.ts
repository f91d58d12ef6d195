import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db, type Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { isMinor } from "@/lib/players/policy";
import { visibleAmong } from "@/lib/players/queries/visible";
import { namesFor } from "@/lib/scouting/queries/names";
import { pageSize } from "./schema/message";

/** The player's id if there is a player record, else the recruiter's: SPEC's rule for whose messages these are. */
export const partyOf = (actor: Actor): string | null => playerOf(actor) ?? actor.recruiterId;

/** The player whose side this person is on: the player, or a minor's guardian. */
const playerOf = (actor: Actor) => actor.playerId ?? actor.guardianOf;

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
      takenDownAt: true,
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
  const mine = playerOf(actor);
  const threads = await db.thread.findMany({
    where: mine ? { playerId: mine } : { recruiterId: actor.recruiterId ?? nobody },
    select: {
      id: true,
      createdAt: true,
      guardianReadAt: true,
      request: { select: { disclosure: { select: { closedAt: true } } } },
      ...names.select,
      messages: {
        orderBy: { createdAt: "desc" },
        take: 1,
        select: { content: true, takenDownAt: true, createdAt: true, receiverId: true, read: true, byGuardian: true },
      },
    },
  });
  const me = partyOf(actor);
  const otherOf = await others(actor, threads);
  return threads
    .map(({ playerId, recruiter, request, guardianReadAt, messages: [last], ...thread }) => ({
      ...thread,
      open: request.disclosure?.closedAt === null,
      other: otherOf({ playerId, recruiter }),
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
      playerId: true,
      guardianReadAt: true,
      player: { select: { userId: true, handle: true, birthDate: true, guardian: { select: { fullName: true } } } },
      recruiter: { select: { userId: true, organizationName: true } },
      request: { select: { message: true, createdAt: true, disclosure: { select: { id: true, closedAt: true } } } },
      messages: { orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: 200, select: shownMessage },
    },
  });
  if (!thread) return null;
  const { playerId, player, recruiter, request, messages, guardianReadAt, ...rest } = thread;
  const { blockerId, blockedId } = sidesOf(actor, { player, recruiter });
  const [otherOf, visible, blocks] = await Promise.all([
    others(actor, [{ playerId, recruiter }]),
    visibleAmong(actor, playerOf(actor) ? [] : [playerId]),
    blocksBetween(db, [blockerId, blockedId]),
  ]);
  const me = partyOf(actor);
  const open = request.disclosure?.closedAt === null;
  const named = open || playerOf(actor) !== null;
  const guardian = named ? (player.guardian?.fullName ?? null) : null;
  const playerName = playerOf(actor) ? await ownName(actor, playerId) : otherOf({ playerId, recruiter });
  return {
    ...rest,
    other: otherOf({ playerId, recruiter }),
    otherHandle: visible.has(playerId) ? player.handle : null,
    open,
    blocked: blocks.includes(blockerId) ? ("byMe" as const) : blocks.length > 0 ? ("byOther" as const) : null,
    guardian: isMinor(player.birthDate) ? guardian : null,
    disclosureId: request.disclosure?.id ?? null,
    first: {
      content: request.message,
      createdAt: request.createdAt,
      mine: playerOf(actor) === null,
      author: recruiter.organizationName,
    },
    messages: messages.map(({ senderId, receiverId, receiverType, byGuardian, ...message }) => ({
      ...message,
      byGuardian,
      mine: senderId === me && byGuardian === (actor.guardianOf !== null),
      fresh: isNew(actor, { ...message, receiverId, byGuardian }, guardianReadAt, me),
      author: receiverType === "player" ? recruiter.organizationName : byGuardian ? guardian : playerName,
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
  const blocks = await blocksBetween(tx, [thread.player.userId, thread.recruiter.userId]);
  return { ...thread, player, open: thread.request.disclosure?.closedAt === null, blocked: blocks.length > 0 };
}

/** Which of two people have blocked the other. */
async function blocksBetween(client: Tx, pair: [string, string]): Promise<string[]> {
  const blocks = await client.block.findMany({
    where: { blockerId: { in: pair }, blockedId: { in: pair } },
    select: { blockerId: true },
  });
  return blocks.map(({ blockerId }) => blockerId);
}

/** Who is on this actor's side of a conversation, and who on the other; a guardian is on the child's. */
export function sidesOf(actor: Actor, { player, recruiter }: { player: Account; recruiter: Account }) {
  const [blockerId, blockedId] = playerOf(actor)
    ? [player.userId, recruiter.userId]
    : [recruiter.userId, player.userId];
  return { blockerId, blockedId };
}
type Account = { userId: string };

type Between = { playerId: string; recruiter: { organizationName: string } };

/** How the other side of a conversation is called: the organisation, or the player as deep as this actor may see. */
async function others(actor: Actor, threads: Between[]): Promise<(thread: Between) => string> {
  if (playerOf(actor)) return ({ recruiter }) => recruiter.organizationName;
  const names = await namesFor(
    actor,
    threads.map(({ playerId }) => playerId),
  );
  return ({ playerId }) => names.get(playerId) ?? "";
}

const ownName = async (actor: Actor, playerId: string) => (await namesFor(actor, [playerId])).get(playerId) ?? "";

const ofParty = (actor: Actor, id: string) => ({
  id,
  OR: [{ playerId: playerOf(actor) ?? nobody }, { recruiterId: actor.recruiterId ?? nobody }],
});

type Said = { createdAt: Date; read: boolean; receiverId: string; byGuardian: boolean };

/** Whether this person has yet to read it; a guardian reads a conversation as a whole. */
function isNew(actor: Actor, said: Said, guardianReadAt: Date | null, me: string | null): boolean {
  if (!actor.guardianOf) return !said.read && said.receiverId === me;
  return !said.byGuardian && (guardianReadAt === null || said.createdAt > guardianReadAt);
}

const shownMessage = {
  id: true,
  subject: true,
  content: true,
  takenDownAt: true,
  createdAt: true,
  read: true,
  senderId: true,
  receiverId: true,
  receiverType: true,
  byGuardian: true,
} as const;

const names = { select: { playerId: true, recruiter: { select: { organizationName: true } } } } as const;
const nobody = "00000000-0000-0000-0000-000000000000";
