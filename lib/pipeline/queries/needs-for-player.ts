import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { listening } from "@/lib/search/queries/alert-watchers";
import { searchInput } from "@/lib/search/schema/search";
import { readWhy } from "../schema/stored";
import { stillOffered } from "./offered";

const limit = 50;

/** Open needs of verified organizations that this player or guardian's child fits, best first, including declined ones. Returns null for other users; does not reveal whether the organization declined. */
export async function needsForPlayer(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  if (!playerId) return null;
  const player = await db.player.findUnique({
    where: { id: playerId },
    select: { userId: true, birthDate: true },
  });
  if (!player) return null;
  const { userId } = player;
  const notBlocked = { blocks: { none: { blockedId: userId } }, blockedBy: { none: { blockerId: userId } } };
  const rows = await db.match.findMany({
    where: {
      playerId,
      status: "pending",
      lapsedAt: null,
      need: { isOpen: true },
      ...stillOffered(),
      recruiter: { ...listening, user: { ...listening.user, ...notBlocked } },
    },
    orderBy: [{ compatibilityScore: "desc" }, { id: "asc" }],
    take: limit,
    select: {
      id: true,
      compatibilityScore: true,
      scoreVersion: true,
      parts: true,
      playerDeclinedAt: true,
      need: { select: { title: true, criteria: true, reason: true, wanted: true } },
      recruiter: { select: { organizationName: true, organizationType: true } },
    },
  });
  const fits = rows.flatMap(({ need, parts, scoreVersion, playerDeclinedAt, compatibilityScore, ...row }) =>
    need
      ? [
          {
            ...row,
            title: need.title,
            wanted: need.wanted,
            reason: need.reason,
            search: searchInput(need.criteria as Record<string, unknown>),
            score: compatibilityScore ?? 0,
            why: readWhy(parts, scoreVersion),
            declined: playerDeclinedAt !== null,
          },
        ]
      : [],
  );
  return { fits, minor: isMinor(player.birthDate) };
}
export type NeedsForPlayer = NonNullable<Awaited<ReturnType<typeof needsForPlayer>>>;
export type FittingNeed = NeedsForPlayer["fits"][number];
