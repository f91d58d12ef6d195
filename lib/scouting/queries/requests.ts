import "server-only";
import { isActive } from "@/lib/billing/policy";
import { plans } from "@/lib/billing/schema";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { ClosedBy, RequestStatus } from "@/lib/platform/prisma/enums";
import { isMinor } from "@/lib/players/policy";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { isOpen } from "../policy";
import { openStates } from "../schema";
import { calledBy, type Name, nameColumn } from "./names";
import { requestToShow } from "./request-to-show";

export type ReceivedRequest = Awaited<ReturnType<typeof requestsTo>>[number];
export type SentRequest = Awaited<ReturnType<typeof sentRequests>>[number];

/** `askedBy` is a colleague of the reader, by name; `threadId` where they talk, until the name is `closed`. */
type SentRow = {
  id: string;
  status: RequestStatus;
  createdAt: Date;
  expiresAt: Date;
  threadId: string | null;
  closed: boolean;
  closedBy: ClosedBy | null;
  askedBy: string | null;
  player: { id: string; primarySport: string; position: string };
  name: Name;
  visible: boolean;
};

const shown = 50;

/** Requests to this player, or to the child of this guardian: open ones first, of those Premium's first, then the newest. */
export async function receivedRequests(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  return playerId ? requestsTo(playerId) : [];
}

async function requestsTo(playerId: string) {
  const requests = await db.contactRequest.findMany({ where: { playerId }, ...newestFirst, select: received });
  return requests
    .map(({ recruiter: { subscription, ...recruiter }, player, askedBy, askedById: _asker, ...request }) => ({
      ...request,
      message: requestToShow(request.message, {
        minor: isMinor(player.birthDate),
        closed: request.disclosure?.closedAt != null,
      }),
      recruiter: { ...recruiter, asker: askedBy?.profile?.fullName ?? null },
      minor: isMinor(player.birthDate),
      player: player.fullName.split(" ")[0] ?? player.fullName,
      open: isOpen(request.status) && request.expiresAt > now(),
      priority: subscription !== null && isActive(subscription, now()) && hasPriority(subscription.plan),
    }))
    .sort((a, b) => Number(b.open) - Number(a.open) || Number(b.open && b.priority) - Number(a.open && a.priority));
}

/** Requests this recruiter sent, the newest first; the player by name where it is open, and with a page only while this recruiter may know of them. */
export async function sentRequests(actor: Actor) {
  const rows = await db.$queryRaw<SentRow[]>`
    select r.id, r.status::text as status, r.created_at as "createdAt", r.expires_at as "expiresAt",
      t.id as "threadId", d.closed_at is not null as closed, d.closed_by as "closedBy",
      case when r.asked_by <> ${actor.userId}::uuid then asker.full_name end as "askedBy",
      json_build_object('id', p.id, 'primarySport', p.primary_sport, 'position', p.position) as player,
      ${nameColumn(actor, Prisma.sql`r.player_id`)} as name, ${visiblePlayers(actor)} as visible
    from contact_requests r join players p on p.id = r.player_id
    left join disclosures d on d.request_id = r.id
    left join threads t on t.request_id = r.id
    left join profiles asker on asker.id = r.asked_by
    where r.recruiter_id = ${actor.recruiterId}::uuid
    order by r.created_at desc, r.id desc limit ${shown}`;
  const names = await calledBy(
    actor,
    rows.map(({ name }) => name),
  );
  return rows.map(({ name, visible, player, ...request }) => ({
    ...request,
    player: { ...player, name: names.get(name.id) ?? "", visible },
    open: isOpen(request.status) && request.expiresAt > now(),
  }));
}

/** How many requests wait for this player's own answer. */
export async function countWaiting(actor: Actor): Promise<number> {
  if (!actor.playerId) return 0;
  return db.contactRequest.count({
    where: { playerId: actor.playerId, status: "pending", playerAnswer: null, expiresAt: { gt: now() } },
  });
}

/** How many requests wait for the guardian of each of these children. */
export async function countForChildren(playerIds: string[]): Promise<Map<string, number>> {
  const counted = await db.contactRequest.groupBy({
    by: ["playerId"],
    where: {
      playerId: { in: playerIds },
      status: { in: [...openStates] },
      guardianAnswer: null,
      expiresAt: { gt: now() },
    },
    _count: true,
  });
  return new Map(counted.map(({ playerId, _count }) => [playerId, _count]));
}

const hasPriority = (plan: string) => Object.entries(plans).some(([name, { priority }]) => name === plan && priority);

const newestFirst = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: shown,
} satisfies Prisma.ContactRequestFindManyArgs;

const request = {
  id: true,
  message: true,
  hidden: true,
  status: true,
  playerAnswer: true,
  guardianAnswer: true,
  createdAt: true,
  expiresAt: true,
  answeredAt: true,
  disclosure: { select: { id: true, openedAt: true, closedAt: true, closedBy: true } },
  thread: { select: { id: true } },
} satisfies Prisma.ContactRequestSelect;

const by = { askedById: true, askedBy: { select: { profile: { select: { fullName: true } } } } } as const;

const received = {
  ...request,
  ...by,
  player: { select: { birthDate: true, fullName: true } },
  recruiter: {
    select: {
      organizationName: true,
      organizationType: true,
      city: true,
      country: true,
      websiteUrl: true,
      verifiedAt: true,
      subscription: { select: { plan: true, status: true, periodEnd: true } },
    },
  },
} satisfies Prisma.ContactRequestSelect;
