import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { isActive } from "@/lib/billing/policy";
import { plans } from "@/lib/billing/schema";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { ClosedBy, RequestStatus } from "@/lib/platform/prisma/enums";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { givenName } from "@/lib/players/schema/full-name";
import { isOpen } from "../policy/requests";
import { openStates } from "../schema/requests";
import { calledBy, type Name, nameColumn } from "./names";
import { requestToShow } from "./request-to-show";

export type ReceivedRequest = Awaited<ReturnType<typeof loadRequests>>[number];
export type SentRequest = Awaited<ReturnType<typeof sentRequests>>[number];

type SentRow = {
  id: string;
  status: RequestStatus;
  createdAt: Date;
  expiresAt: Date;
  threadId: string | null;
  closedAt: Date | null;
  closedBy: ClosedBy | null;
  askedBy: string | null;
  player: { id: string; primarySport: string; position: string };
  name: Name;
  visible: boolean;
};

const pageSize = 50;

/** Requests to this player or the guardian's child: open ones first, among them Premium's first, then the newest. */
export async function receivedRequests(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  return playerId ? loadRequests(playerId) : [];
}

async function loadRequests(playerId: string) {
  const requests = await db.contactRequest.findMany({ where: { playerId }, ...newestFirst, select: receivedSelect });
  return requests
    .map(({ recruiter: { subscription, ...recruiter }, player, askedBy, askedById: _askedById, ...request }) => ({
      ...request,
      message: requestToShow(request.message, {
        minor: isMinor(player.birthDate),
        closed: request.disclosure?.closedAt != null,
      }),
      recruiter: { ...recruiter, asker: askedBy?.profile?.fullName ?? null },
      minor: isMinor(player.birthDate),
      player: givenName(player),
      open: isOpen(request.status) && request.expiresAt > now(),
      priority: subscription !== null && isActive(subscription, now()) && hasPriority(subscription.plan),
    }))
    .sort((a, b) => Number(b.open) - Number(a.open) || Number(b.open && b.priority) - Number(a.open && a.priority));
}

/** Requests this recruiter sent, newest first; `visible` says whether the player's page may be linked. */
export async function sentRequests(actor: Actor) {
  const rows = await db.$queryRaw<SentRow[]>`
    select r.id, r.status::text as status, r.created_at as "createdAt", r.expires_at as "expiresAt",
      t.id as "threadId", d.closed_at as "closedAt", d.closed_by as "closedBy",
      case when r.asked_by <> ${actor.userId}::uuid then asker.full_name end as "askedBy",
      json_build_object('id', p.id, 'primarySport', p.primary_sport, 'position', p.position) as player,
      ${nameColumn(actor, Prisma.sql`r.player_id`)} as name, ${visiblePlayers(actor)} as visible
    from contact_requests r join players p on p.id = r.player_id
    left join disclosures d on d.request_id = r.id
    left join threads t on t.request_id = r.id
    left join profiles asker on asker.id = r.asked_by
    where r.recruiter_id = ${actor.recruiterId}::uuid
    order by r.created_at desc, r.id desc limit ${pageSize}`;
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

export async function countWaiting(actor: Actor): Promise<number> {
  if (!actor.playerId) return 0;
  return db.contactRequest.count({
    where: { playerId: actor.playerId, status: "pending", playerAnswer: null, expiresAt: { gt: now() } },
  });
}

export async function countForChildren(playerIds: string[]): Promise<Map<string, number>> {
  const counts = await db.contactRequest.groupBy({
    by: ["playerId"],
    where: {
      playerId: { in: playerIds },
      status: { in: [...openStates] },
      guardianAnswer: null,
      expiresAt: { gt: now() },
    },
    _count: true,
  });
  return new Map(counts.map(({ playerId, _count }) => [playerId, _count]));
}

const hasPriority = (plan: string) => Object.entries(plans).some(([name, { priority }]) => name === plan && priority);

const newestFirst = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: pageSize,
} satisfies Prisma.ContactRequestFindManyArgs;

const requestSelect = {
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

const askedBySelect = { askedById: true, askedBy: { select: { profile: { select: { fullName: true } } } } } as const;

const receivedSelect = {
  ...requestSelect,
  ...askedBySelect,
  player: { select: { birthDate: true, fullName: true, givenWords: true } },
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
