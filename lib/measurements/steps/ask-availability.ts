import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { Prisma } from "@/lib/platform/prisma/client";
import { publicPlayers } from "@/lib/players/queries/visible";
import { measurementEvents } from "../events";
import { availabilityToken, availabilityTokenHash } from "../queries/availability";
import { askedEveryDays } from "../schema/availability";

/** Asks listed players once a month whether they are still free, except those who answered or joined within the month; returns how many. */
export const askAvailability = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (after, take) => db.$queryRaw<{ id: string }[]>`
      select p.id from players p left join player_availability a on a.player_id = p.id
      where ${publicPlayers} and p.created_at <= ${monthAgo()} and (${noRecentAnswer()})
        and ${after ? Prisma.sql`p.id > ${after.gt}::uuid` : Prisma.sql`true`}
      order by p.id limit ${take}`,
    (playerId) => transaction((tx) => askPlayer(tx, actor, playerId)),
  );

async function askPlayer(tx: Tx, actor: Actor, playerId: string): Promise<boolean> {
  const askedAt = now();
  const tokenHash = availabilityTokenHash(availabilityToken({ playerId, askedAt }));
  await tx.playerAvailability.createMany({ data: { playerId }, skipDuplicates: true });
  const requestCount = await tx.$executeRaw`
    update player_availability a set asked_at = ${askedAt}, token_hash = ${tokenHash}
    where a.player_id = ${playerId}::uuid and ${noRecentAnswer()}`;
  if (requestCount === 0) return false;
  await measurementEvents.record(tx, actor, "availability.asked", { playerId, at: askedAt.toISOString() });
  return true;
}

const monthAgo = () => daysFrom(now(), -askedEveryDays);

/** SQL condition over `player_availability a`: not asked or answered for a month and not committed. */
const noRecentAnswer = () => Prisma.sql`
  coalesce(a.asked_at <= ${monthAgo()}, true) and coalesce(a.confirmed_at <= ${monthAgo()}, true)
  and coalesce(a.committed_on <= ${now()}, true)`;
