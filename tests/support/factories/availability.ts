import { availabilityToken, availabilityTokenHash } from "@/lib/measurements/queries/availability";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

/** The link in the monthly e-mail to this player, sent at `askedAt`. */
export async function anAvailabilityLink(playerId: string, askedAt = now()) {
  const token = availabilityToken({ playerId, askedAt });
  const question = { askedAt, tokenHash: availabilityTokenHash(token) };
  await db.playerAvailability.upsert({ where: { playerId }, create: { playerId, ...question }, update: question });
  return token;
}
