import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { isMinor } from "../policy";
import { PERFORMANCES_READ, PERFORMANCES_SHOWN } from "../schema/career";
import { ownYes } from "./own-yes";

/** What a player's dashboard shows of them; null for whoever has no profile. Without a row of analytics the figures are zero, without a rank it is null. `responseRate` is 0 to 100. */
export async function playerDashboard(actor: Actor) {
  if (!actor.playerId) return null;
  const player = await db.player.findUnique({
    where: { id: actor.playerId },
    select: {
      id: true,
      handle: true,
      fullName: true,
      status: true,
      birthDate: true,
      userId: true,
      primarySport: true,
      position: true,
      level: true,
      achievements: true,
      currentClub: true,
      guardian: { select: { fullName: true, status: true } },
      _count: { select: { facts: true, videos: true } },
      analytics: { orderBy: { date: "desc" }, take: 1 },
      performances: {
        select: { id: true, metricName: true, metricValue: true, recordedAt: true },
        orderBy: { recordedAt: "desc" },
        take: PERFORMANCES_READ,
      },
    },
  });
  if (!player) return null;
  const { analytics, performances, birthDate, userId, ...rest } = player;
  const profile = { ...rest, minor: isMinor(birthDate), ownYes: await ownYes(db, userId) };
  return { profile, figures: figuresOf(analytics[0]), performances: performances.slice(0, PERFORMANCES_SHOWN) };
}

export type PlayerDashboard = NonNullable<Awaited<ReturnType<typeof playerDashboard>>>;

type Row = { profileViews: number; contactsReceived: number; responseRate: number; sportRanking: number | null };

function figuresOf(latest: Row | undefined) {
  return {
    profileViews: latest?.profileViews ?? 0,
    contactsReceived: latest?.contactsReceived ?? 0,
    responseRate: latest?.responseRate ?? 0,
    sportRanking: latest?.sportRanking ?? null,
  };
}
