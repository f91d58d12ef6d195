import "server-only";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { cardSelect, toCard } from "@/lib/players/queries/card";
import { visibleAmong } from "@/lib/players/queries/visible";
import { searchAccessLevel } from "@/lib/search/queries/access-level";
import { searchInput } from "@/lib/search/schema/search";
import { readWhy } from "../schema/stored";
import { stillOffered } from "./offered";

const needSelect = {
  id: true,
  title: true,
  criteria: true,
  reason: true,
  wanted: true,
  isOpen: true,
  isShown: true,
  createdAt: true,
  sweptAt: true,
} as const;

/** Current matches, and those in progress even if they no longer fit. */
const listedMatch = {
  stands: true,
  OR: [{ lapsedAt: null, playerDeclinedAt: null }, { status: { not: "pending" } }],
} satisfies Prisma.MatchWhereInput;

export async function ownNeeds(actor: Actor) {
  const rows = await db.need.findMany({
    where: ownerFilter(actor),
    orderBy: [{ isOpen: "desc" }, { createdAt: "desc" }, { id: "desc" }],
    select: { ...needSelect, _count: { select: { matches: { where: { ...listedMatch, ...stillOffered() } } } } },
  });
  return rows.map(({ criteria, _count, ...row }) => ({
    ...row,
    search: parseCriteria(criteria),
    matches: _count.matches,
  }));
}
export type OwnNeed = Awaited<ReturnType<typeof ownNeeds>>[number];

/**
 * One of the organization's needs with its matches, best first, including those it declined.
 * Leaves out players who are no longer visible or declined themselves; returns null for another organization's need.
 * `matches` is empty while the organization may not read profiles, because scores would reveal them.
 */
export async function needWithMatches(actor: Actor, needId: string) {
  if (!uuid.safeParse(needId).success) return null;
  const [need, accessLevel] = await Promise.all([
    db.need.findFirst({ where: { id: needId, ...ownerFilter(actor) }, select: needSelect }),
    searchAccessLevel(actor),
  ]);
  if (!need) return null;
  const { criteria, ...rest } = need;
  const asleep = accessLevel !== "profile";
  return {
    ...rest,
    acts: actsForOrganization(actor),
    search: parseCriteria(criteria),
    asleep,
    matches: asleep ? [] : await matchesOf(actor, needId),
  };
}
export type NeedView = NonNullable<Awaited<ReturnType<typeof needWithMatches>>>;
export type NeedMatch = NeedView["matches"][number];

async function matchesOf(actor: Actor, needId: string) {
  const declinedMatch = {
    status: "pending",
    lapsedAt: null,
    playerDeclinedAt: null,
    recruiterDeclinedAt: { not: null },
  } as const;
  const rows = await db.match.findMany({
    where: { needId, ...ownerFilter(actor), ...stillOffered(), OR: [listedMatch, declinedMatch] },
    orderBy: [{ compatibilityScore: "desc" }, { playerId: "asc" }],
    select: {
      id: true,
      playerId: true,
      status: true,
      compatibilityScore: true,
      scoreVersion: true,
      parts: true,
      recruiterDeclinedAt: true,
    },
  });
  const visibleIds = await visibleAmong(
    actor,
    rows.map(({ playerId }) => playerId),
  );
  const players = await db.player.findMany({ where: { id: { in: [...visibleIds] } }, select: cardSelect });
  const cards = new Map((await toCard(players)).map((card) => [card.id, card]));
  return rows.flatMap(({ playerId, parts, scoreVersion, compatibilityScore, recruiterDeclinedAt, ...row }) => {
    const card = cards.get(playerId);
    const declined = row.status === "pending" && recruiterDeclinedAt !== null;
    return card ? [{ ...row, card, declined, score: compatibilityScore ?? 0, why: readWhy(parts, scoreVersion) }] : [];
  });
}

const parseCriteria = (criteria: unknown) => searchInput(criteria as Record<string, unknown>);
const ownerFilter = (actor: Actor) => ({ recruiterId: { in: actor.recruiterId ? [actor.recruiterId] : [] } });
