import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { Prisma } from "@/lib/platform/prisma/client";
import { publicPlayers } from "@/lib/players/queries/visible";
import { availabilityToken, availabilityTokenHash } from "../queries/availability";
import { askedEveryDays } from "../schema/availability";

/** Asks everybody listed who said nothing for a month and was not asked for a month whether they are still free; returns how many. Who joined in this month is left alone. */
export const askAvailability = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (after, take) => db.$queryRaw<{ id: string }[]>`
      select p.id from players p left join player_availability a on a.player_id = p.id
      where ${publicPlayers} and p.created_at <= ${monthAgo()} and (${silent()})
        and ${after ? Prisma.sql`p.id > ${after.gt}::uuid` : Prisma.sql`true`}
      order by p.id limit ${take}`,
    (playerId) => transaction((tx) => ask(tx, actor, playerId)),
  );

async function ask(tx: Tx, actor: Actor, playerId: string): Promise<boolean> {
  const askedAt = now();
  const tokenHash = availabilityTokenHash(availabilityToken({ playerId, askedAt }));
  await tx.playerAvailability.createMany({ data: { playerId }, skipDuplicates: true });
  const requestCount = await tx.$executeRaw`
    update player_availability a set asked_at = ${askedAt}, token_hash = ${tokenHash}
    where a.player_id = ${playerId}::uuid and ${silent()}`;
  if (requestCount === 0) return false;
  await recordEvent(tx, actor, "availability.asked", { playerId, at: askedAt.toISOString() });
  return true;
}

const monthAgo = () => daysFrom(now(), -askedEveryDays);

/** Of `player_availability a`, where there is one: neither asked nor answered for a month, and not committed until a day to come. */
const silent = () => Prisma.sql`
  coalesce(a.asked_at <= ${monthAgo()}, true) and coalesce(a.confirmed_at <= ${monthAgo()}, true)
  and coalesce(a.committed_on <= ${now()}, true)`;
