import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { availabilityToken, availabilityTokenHash } from "@/lib/evidence/queries/availability";

/** The link of the monthly letter to this player, written at `askedAt`. */
export async function anAvailabilityLink(playerId: string, askedAt = now()) {
  const token = availabilityToken({ playerId, askedAt });
  const asked = { askedAt, tokenHash: availabilityTokenHash(token) };
  await db.playerAvailability.upsert({ where: { playerId }, create: { playerId, ...asked }, update: asked });
  return token;
}
