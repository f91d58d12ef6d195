import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { comparedClaims } from "@/lib/measurements/queries/compared-claims";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { accessLevelOf } from "@/lib/players/policy/players";
import { openProfile } from "../commands/open-profile";
import { cardsFor } from "./favorites";

/** Up to four players in the given order, at this recruiter's access level; `claims` is null below the profile level. Leaves out invisible players and records the profile views. */
export const comparedPlayers = query({
  limit: { act: "comparedPlayers", person: { burst: 60, seconds: 60 } },
  async read(actor: Actor, ids: string[]) {
    const [cards, openIds] = await Promise.all([cardsFor(actor, ids), openProfileIds(actor, ids)]);
    const players = ids.flatMap((id) => cards.get(id) ?? []);
    const readableIds = players.map(({ id }) => id).filter((id) => openIds.has(id));
    const claims = await comparedClaims(readableIds);
    if (readableIds.length > 0) await openProfile(actor, { playerId: readableIds }).catch(logUnrecorded);
    return players.map((player) => ({
      ...player,
      claims: openIds.has(player.id) ? (claims.get(player.id) ?? []) : null,
    }));
  },
});

export type ComparedPlayer = Awaited<ReturnType<typeof comparedPlayers>>[number];

const logUnrecorded = (err: unknown) => log.warn({ err }, "visit not noted");

async function openProfileIds(actor: Actor, ids: string[]): Promise<Set<string>> {
  const { recruiterId } = actor;
  if (!recruiterId || ids.length === 0) return new Set();
  const [recruiter, plan] = await Promise.all([
    db.recruiter.findUniqueOrThrow({
      where: { id: recruiterId },
      select: {
        status: true,
        disclosures: { where: { playerId: { in: ids }, closedAt: null }, select: { playerId: true } },
      },
    }),
    planOf(recruiterId),
  ]);
  const disclosed = new Set(recruiter.disclosures.map(({ playerId }) => playerId));
  const accessState = { recruiterVerified: recruiter.status === "verified", planActive: plan.active };
  const isOpen = (id: string) =>
    accessLevelOf(actor, id, { ...accessState, disclosureOpen: disclosed.has(id) }) !== "card";
  return new Set(ids.filter(isOpen));
}
