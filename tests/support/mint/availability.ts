import { availabilityToken, availabilityTokenHash } from "@/lib/measurements/queries/availability";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

/** The link of the monthly letter to this player, written at `askedAt`. */
export async function anAvailabilityLink(playerId: string, askedAt = now()) {
  const token = availabilityToken({ playerId, askedAt });
  const asked = { askedAt, tokenHash: availabilityTokenHash(token) };
  await db.playerAvailability.upsert({ where: { playerId }, create: { playerId, ...asked }, update: asked });
  return token;
}
