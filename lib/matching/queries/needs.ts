import "server-only";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { cardSelect, toCard } from "@/lib/players/queries/card";
import { visibleAmong } from "@/lib/players/queries/visible";
import { reachOf } from "@/lib/search/queries/reach";
import { searchInput } from "@/lib/search/schema/search";
import { readWhy } from "../schema/stored";
import { stillOffered } from "./offered";

const shown = {
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

/** Who fits now, and who is worked on whatever they fit. */
const standing = {
  stands: true,
  OR: [{ lapsedAt: null, playerDeclinedAt: null }, { status: { not: "pending" } }],
} satisfies Prisma.MatchWhereInput;

/** The organization's needs, the open and the newest first, each with how many players stand in its list. */
export async function ownNeeds(actor: Actor) {
  const rows = await db.need.findMany({
    where: ownedBy(actor),
    orderBy: [{ isOpen: "desc" }, { createdAt: "desc" }, { id: "desc" }],
    select: { ...shown, _count: { select: { matches: { where: { ...standing, ...stillOffered() } } } } },
  });
  return rows.map(({ criteria, _count, ...row }) => ({ ...row, search: read(criteria), matches: _count.matches }));
}
export type OwnNeed = Awaited<ReturnType<typeof ownNeeds>>[number];

/**
 * One of the organization's needs with its matches, best first, and whom they said no to; whoever may not be seen any more, or said no
 * themselves, is not there. Null for what is not theirs. While the organization may not read profiles, nobody: a score tells of them.
 */
export async function needWithMatches(actor: Actor, needId: string) {
  if (!uuid.safeParse(needId).success) return null;
  const [need, reach] = await Promise.all([
    db.need.findFirst({ where: { id: needId, ...ownedBy(actor) }, select: shown }),
    reachOf(actor),
  ]);
  if (!need) return null;
  const { criteria, ...rest } = need;
  const asleep = reach !== "profile";
  return {
    ...rest,
    acts: actsForOrganization(actor),
    search: read(criteria),
    asleep,
    matches: asleep ? [] : await matchesOf(actor, needId),
  };
}
export type NeedView = NonNullable<Awaited<ReturnType<typeof needWithMatches>>>;
export type NeedMatch = NeedView["matches"][number];

async function matchesOf(actor: Actor, needId: string) {
  const declined = {
    status: "pending",
    lapsedAt: null,
    playerDeclinedAt: null,
    recruiterDeclinedAt: { not: null },
  } as const;
  const rows = await db.match.findMany({
    where: { needId, ...ownedBy(actor), ...stillOffered(), OR: [standing, declined] },
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
  const seen = await visibleAmong(
    actor,
    rows.map(({ playerId }) => playerId),
  );
  const players = await db.player.findMany({ where: { id: { in: [...seen] } }, select: cardSelect });
  const cards = new Map((await toCard(players)).map((card) => [card.id, card]));
  return rows.flatMap(({ playerId, parts, scoreVersion, compatibilityScore, recruiterDeclinedAt, ...row }) => {
    const card = cards.get(playerId);
    const declined = row.status === "pending" && recruiterDeclinedAt !== null;
    return card ? [{ ...row, card, declined, score: compatibilityScore ?? 0, why: readWhy(parts, scoreVersion) }] : [];
  });
}

const read = (criteria: unknown) => searchInput(criteria as Record<string, unknown>);
const ownedBy = (actor: Actor) => ({ recruiterId: { in: actor.recruiterId ? [actor.recruiterId] : [] } });
