import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

/** The parameters of the search page's address; see the search's schema. */
type Criteria = {
  sport?: string;
  level?: "amateur" | "semi_pro" | "professional" | "elite_international";
  ageMin?: number;
  ageMax?: number;
  nationality?: string;
};

/** Past searches with the number of players they find in the demo, and alerts for some of them. */
export function makeSearches(recruiters: readonly SeedRecruiter[], players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("searches");
  const searches: Prisma.RecruiterSearchHistoryCreateManyInput[] = [];
  const alerts: Prisma.TalentAlertCreateManyInput[] = [];
  recruiters.forEach((recruiter, n) => {
    if (recruiter.row.status !== "verified") return;
    const demo = n === 0;
    const age = Math.floor((days.today.getTime() - recruiter.row.verifiedAt!.getTime()) / 86_400_000);
    const span = Math.min(age, 40);
    for (let count = demo ? 9 : random.integer(3, 14); count > 0; count--) {
      const criteria = drawCriteria(recruiter, random);
      const searchedAt = days.ago(
        demo ? Math.floor((count * span) / 10) : random.integer(0, span),
        random.integer(7, 22),
        random.integer(0, 59),
      );
      if (searchedAt < recruiter.row.verifiedAt!) continue;
      searches.push({
        id: idFor(`search ${recruiter.row.id} ${count}`),
        recruiterId: recruiter.row.id,
        criteria,
        resultsCount: players.filter(
          (player) => player.row.createdAt <= searchedAt && player.listed && countFound(player, criteria),
        ).length,
        searchedAt,
      });
      if (count > (demo ? 2 : random.integer(1, 2))) continue;
      alerts.push({
        id: idFor(`alert ${recruiter.row.id} ${count}`),
        recruiterId: recruiter.row.id,
        alertCriteria: criteria,
        isActive: count === 1 || random.chance(0.7),
        createdAt: searchedAt,
      });
    }
  });
  return { searches, alerts };
}

function drawCriteria({ organization, row }: SeedRecruiter, random: Random): Criteria {
  const criteria: Criteria = { sport: random.pick(organization.sports) };
  if (random.chance(0.6)) criteria.level = random.pick(["amateur", "semi_pro", "professional"] as const);
  if (random.chance(0.55)) {
    criteria.ageMin = random.integer(Math.max(16, row.ageMin), 20);
    criteria.ageMax = criteria.ageMin + random.integer(4, 9);
  }
  if (random.chance(0.2)) criteria.nationality = random.pick(["FR", "SN", "MA", "ES", "GB", "BR"]);
  return criteria;
}

const countFound = ({ row, age }: SeedPlayer, { sport, level, ageMin, ageMax, nationality }: Criteria) =>
  (!sport || row.primarySport === sport) &&
  (!level || row.level === level) &&
  age >= (ageMin ?? 0) &&
  age <= (ageMax ?? 99) &&
  (!nationality || row.nationality === nationality);
