import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

/** Active sessions, the current one first; `lastSeen` is accurate to about ten minutes. */
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
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}

export type Device = Awaited<ReturnType<typeof listDevices>>[number];

/** Order matters: user agents also contain the names of the later browsers. */
const browsers = { Edge: /Edg/, Opera: /OPR\//, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ };
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS/,
  Linux: /Linux/,
};

export function deviceOf(userAgent: string) {
  const firstMatch = (patterns: Record<string, RegExp>) =>
    Object.entries(patterns).find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: firstMatch(browsers), system: firstMatch(systems) };
}
