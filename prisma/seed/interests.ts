import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { periodsOf } from "./billing.ts";
import { type Days, dayOf, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";
import { fits } from "./scouting.ts";
import { favoriteNotes } from "./texts/notes.ts";
import { filmedPlayers } from "./videos.ts";

export type SeedInterest = {
  recruiterId: string;
  playerId: string;
  kind: "opened" | "watched" | "saved" | "requested" | "answered";
  day: Date;
};

/**
 * Signs of interest of the last ninety days, each at most once a day; recruiters open a profile before they send a request.
 */
export function makeInterests(
  recruiters: readonly SeedRecruiter[],
  players: readonly SeedPlayer[],
  requests: readonly SeedRequest[],
  days: Days,
) {
  const random = randomFor("interests");
  const steps = new Map<string, SeedInterest>();
  const note = (recruiterId: string, playerId: string, kind: SeedInterest["kind"], date: Date) => {
    const day = dayOf(date);
    steps.set([recruiterId, playerId, kind, day.getTime()].join(" "), { recruiterId, playerId, kind, day });
  };

  for (const { row } of requests) {
    note(row.recruiterId, row.playerId, "opened", row.createdAt);
    note(row.recruiterId, row.playerId, "requested", row.createdAt);
    if (row.answeredAt && row.playerAnswer !== null) note(row.recruiterId, row.playerId, "answered", row.answeredAt);
  }

  const filmed = filmedPlayers(players);
  const favorites: Prisma.FavoriteCreateManyInput[] = [];
  for (const recruiter of recruiters) {
    const since = seesProfilesSince(recruiter, days);
    if (!since) continue;
    const pool = random.shuffle(players.filter((player) => player.listed && fits(recruiter, player)));
    const some = pool.filter((player, rank) => rank < 20 || player === players[0]);
    for (const player of some) {
      const from = Math.max(since.getTime(), player.row.createdAt.getTime(), days.ago(90).getTime());
      for (let visits = random.integer(1, 4) + (player === players[0] ? 4 : 0); visits > 0; visits--) {
        const time = new Date(from + random.next() ** 0.8 * (days.today.getTime() - from));
        note(recruiter.row.id, player.row.id, "opened", time);
        if (random.chance(0.15) && filmed.has(player)) note(recruiter.row.id, player.row.id, "watched", time);
        if (visits > 1 || !random.chance(0.22)) continue;
        note(recruiter.row.id, player.row.id, "saved", time);
        const notes = favoriteNotes[recruiter.organization.language];
        favorites.push({
          recruiterId: recruiter.row.id,
          playerId: player.row.id,
          note: random.chance(0.6) ? random.pick(notes) : null,
          createdAt: time,
        });
      }
    }
  }
  return { interests: [...steps.values()], favorites };
}

/** Verified recruiters with a plan or a bought credit can open profiles. */
function seesProfilesSince(recruiter: SeedRecruiter, days: Days): Date | null {
  const { plan } = recruiter.organization;
  if (!recruiter.row.verifiedAt || !plan || plan === "ended") return null;
  if (plan === "pay_per_match") return later(recruiter.row.verifiedAt, 5);
  return periodsOf(recruiter, days)[0]?.start ?? null;
}
