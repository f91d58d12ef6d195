import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

/** Where the actor is signed in, the device in use first, then by when each was last seen (to about ten minutes). */
export async function listDevices(actor: Actor) {
  if (!actor.userId) return [];
  const sessions = await db.session.findMany({
    where: { userId: actor.userId, revokedAt: null, expiresAt: { gt: now() } },
    orderBy: [{ rotatedAt: "desc" }, { id: "asc" }],
    select: { id: true, device: true, createdAt: true, rotatedAt: true },
  });
  const devices = sessions.map(({ id, device, createdAt, rotatedAt }) => ({
    id,
    ...deviceOf(device ?? ""),
    since: createdAt,
    lastSeen: rotatedAt,
    current: id === actor.sessionId,
  }));
  return devices.sort((one, other) => Number(other.current) - Number(one.current));
}

export type Device = Awaited<ReturnType<typeof listDevices>>[number];

/** First match wins: the others' names stand in it as well. */
const browsers = { Edge: /Edg/, Opera: /OPR\//, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ };
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS/,
  Linux: /Linux/,
};

/** Browser and system as a user agent names them; null for what is none of those people use. */
export function deviceOf(userAgent: string) {
  const first = (known: Record<string, RegExp>) =>
    Object.entries(known).find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: first(browsers), system: first(systems) };
}
