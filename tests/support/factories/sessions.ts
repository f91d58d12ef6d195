import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "./people";

/** A player with a session, or another session of the given one. */
export async function aPlayerSignedIn(existingPlayer?: Awaited<ReturnType<typeof aPlayer>>) {
  const { player, user } = existingPlayer ?? (await aPlayer());
  const data = { userId: user.id, refreshHash: randomUUID(), expiresAt: daysFrom(now(), 9) };
  const { id: sessionId } = await db.session.create({ data });
  return createActor({ kind: "player", userId: user.id, playerId: player.id, sessionId });
}
