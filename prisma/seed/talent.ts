import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

/** What the search page's address says; see the search's own schema. */
type Criteria = {
  sport?: string;
  level?: "amateur" | "semi_pro" | "professional" | "elite_international";
  ageMin?: number;
  ageMax?: number;
  nationality?: string;
};

/** Searches with the number of players they find in this very demo, and alerts on some of them. */
export function makeSearches(recruiters: readonly SeedRecruiter[], players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("searches");
  const searches: Prisma.RecruiterSearchHistoryCreateManyInput[] = [];
  const alerts: Prisma.TalentAlertCreateManyInput[] = [];
  recruiters.forEach((recruiter, n) => {
    if (recruiter.row.status !== "verified") return;
    const demo = n === 0;
    const age = Math.floor((days.today.getTime() - recruiter.row.verifiedAt!.getTime()) / 86_400_000);
    const span = Math.min(age, 40);
    for (let at = demo ? 9 : random.integer(3, 14); at > 0; at--) {
      const criteria = drawn(recruiter, random);
      const searchedAt = days.ago(
        demo ? Math.floor((at * span) / 10) : random.integer(0, span),
        random.integer(7, 22),
        random.integer(0, 59),
      );
      if (searchedAt < recruiter.row.verifiedAt!) continue;
      searches.push({
        id: idFor(`search ${recruiter.row.id} ${at}`),
        recruiterId: recruiter.row.id,
        criteria,
        resultsCount: players.filter(
          (player) => player.row.createdAt <= searchedAt && player.listed && found(player, criteria),
        ).length,
        searchedAt,
      });
      if (at > (demo ? 2 : random.integer(1, 2))) continue;
      alerts.push({
        id: idFor(`alert ${recruiter.row.id} ${at}`),
        recruiterId: recruiter.row.id,
        alertCriteria: criteria,
        isActive: at === 1 || random.chance(0.7),
        createdAt: searchedAt,
      });
    }
  });
  return { searches, alerts };
}

function drawn({ organization, row }: SeedRecruiter, random: Random): Criteria {
  const criteria: Criteria = { sport: random.pick(organization.sports) };
  if (random.chance(0.6)) criteria.level = random.pick(["amateur", "semi_pro", "professional"] as const);
  if (random.chance(0.55)) {
    criteria.ageMin = random.integer(Math.max(16, row.ageMin), 20);
    criteria.ageMax = criteria.ageMin + random.integer(4, 9);
  }
  if (random.chance(0.2)) criteria.nationality = random.pick(["FR", "SN", "MA", "ES", "GB", "BR"]);
  return criteria;
}

const found = ({ row, age }: SeedPlayer, { sport, level, ageMin, ageMax, nationality }: Criteria) =>
  (!sport || row.primarySport === sport) &&
  (!level || row.level === level) &&
  age >= (ageMin ?? 0) &&
  age <= (ageMax ?? 99) &&
  (!nationality || row.nationality === nationality);
