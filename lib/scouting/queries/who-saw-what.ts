import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";

export type Glance = { what: "profile" | "name" | "identity"; organization: string; at: Date };
export type OpenName = Awaited<ReturnType<typeof whoSawWhat>>["open"][number];

const shown = 30;

/** Who read this player's profile and name (by day), who the contact details (to the minute), newest first, and to whom the name is open now. For the player and the guardian; empty for everyone else. */
export async function whoSawWhat(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  if (!playerId) return { glances: [], open: [] };
  const [visits, readings, open] = await Promise.all([visitsOf(playerId), readingsOf(playerId), openNamesOf(playerId)]);
  const glances = [...visits, ...readings].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, shown);
  return { glances, open };
}

async function visitsOf(playerId: string): Promise<Glance[]> {
  const visits = await db.interest.findMany({
    where: { playerId, kind: "opened" },
    orderBy: { day: "desc" },
    take: shown,
    select: { day: true, ...organization },
  });
  return visits.map(({ day, recruiter }) => ({ what: "profile", organization: recruiter.organizationName, at: day }));
}

async function readingsOf(playerId: string): Promise<Glance[]> {
  const readings = await db.disclosureView.findMany({
    where: { disclosure: { playerId } },
    orderBy: { viewedAt: "desc" },
    take: shown,
    select: { what: true, viewedAt: true, disclosure: { select: organization } },
  });
  return readings.map(({ what, viewedAt, disclosure }) => ({
    what: what === "name" ? "name" : "identity",
    organization: disclosure.recruiter.organizationName,
    at: viewedAt,
  }));
}

const openNamesOf = async (playerId: string) => {
  const open = await db.disclosure.findMany({
    where: { playerId, closedAt: null },
    orderBy: { openedAt: "desc" },
    select: { id: true, openedAt: true, ...organization, _count: { select: { views: true } } },
  });
  return open.map(({ recruiter, _count, ...rest }) => ({
    ...rest,
    organization: recruiter.organizationName,
    views: _count.views,
  }));
};

const organization = { recruiter: { select: { organizationName: true } } } as const;
