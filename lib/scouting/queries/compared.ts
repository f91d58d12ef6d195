import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { comparedClaims } from "@/lib/measurements/queries/compared-claims";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { depthOf } from "@/lib/players/policy";
import { openProfile } from "../commands/open-profile";
import { cardsFor } from "./favorites";

/** Up to four players side by side, in this order, each as deep as this recruiter may see them: below the profile `claims` is null. Who may not be known of is left out. Reading a profile is noted for the player. */
export const comparedPlayers = query({
  limit: { act: "comparedPlayers", person: { burst: 60, seconds: 60 } },
  async read(actor: Actor, ids: string[]) {
    const [cards, open] = await Promise.all([cardsFor(actor, ids), profilesOpen(actor, ids)]);
    const players = ids.flatMap((id) => cards.get(id) ?? []);
    const read = players.map(({ id }) => id).filter((id) => open.has(id));
    const claims = await comparedClaims(read);
    if (read.length > 0) await openProfile(actor, { playerId: read }).catch(notNoted);
    return players.map((player) => ({ ...player, claims: open.has(player.id) ? (claims.get(player.id) ?? []) : null }));
  },
});

export type ComparedPlayer = Awaited<ReturnType<typeof comparedPlayers>>[number];

const notNoted = (err: unknown) => log.warn({ err }, "visit not noted");

async function profilesOpen(actor: Actor, ids: string[]): Promise<Set<string>> {
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
  const isOpen = (id: string) => depthOf(actor, id, { ...accessState, disclosureOpen: disclosed.has(id) }) !== "card";
  return new Set(ids.filter(isOpen));
}
