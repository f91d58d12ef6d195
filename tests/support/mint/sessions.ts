import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "./factories";

/** A player signed in in one browser, or in one more. */
export async function aPlayerSignedIn(given?: Awaited<ReturnType<typeof aPlayer>>) {
  const { player, user } = given ?? (await aPlayer());
  const data = { userId: user.id, refreshHash: randomUUID(), expiresAt: daysFrom(now(), 9) };
  const { id: sessionId } = await db.session.create({ data });
  return createActor({ kind: "player", userId: user.id, playerId: player.id, sessionId });
}
