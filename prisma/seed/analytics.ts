import { leastRanked, rankedDays, ratedFrom } from "../../lib/contacts/schema/requests.ts";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, daysBetween, later } from "./days.ts";
import type { SeedInterest } from "./interests.ts";
import type { SeedPlayer } from "./player.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";

type Activity = {
  interests: readonly SeedInterest[];
  requests: readonly SeedRequest[];
  messages: readonly Prisma.MessageCreateManyInput[];
};

/**
 * The figures that last night's job would have stored for each player (lib/contacts/steps/roll-up-figures); players without
 * figures have no row.
 */
export function makePlayerAnalytics(
  players: readonly SeedPlayer[],
  recruiters: readonly SeedRecruiter[],
  activity: Activity,
  days: Days,
) {
  const date = later(days.today, -1);
  const ranks = ranksOf(players, recruiters, activity.interests, date);
  return players
    .filter(({ row }) => row.createdAt < days.today)
    .map(({ row: { id: playerId } }) => ({
      playerId,
      date,
      profileViews: activity.interests.filter((step) => step.playerId === playerId && isViewOfMonth(step, date)).length,
      contactsReceived: activity.requests.filter(({ row }) => row.playerId === playerId && row.createdAt < days.today)
        .length,
      messagesReceived: activity.messages.filter(
        (message) => message.receiverId === playerId && message.createdAt! < days.today,
      ).length,
      responseRate: answeredShare(
        activity.requests.filter(({ row }) => row.playerId === playerId),
        days.today,
      ),
      sportRanking: ranks.get(playerId) ?? null,
    }))
    .filter((row) => row.profileViews || row.contactsReceived || row.messagesReceived || row.sportRanking !== null);
}

export function makeRecruiterAnalytics(recruiters: readonly SeedRecruiter[], { requests }: Activity, days: Days) {
  return recruiters
    .map(({ row: { id: recruiterId } }) => ({
      recruiterId,
      date: later(days.today, -1),
      conversionRate: answeredShare(
        requests.filter(({ row }) => row.recruiterId === recruiterId),
        days.today,
      ),
    }))
    .filter(({ conversionRate }) => conversionRate !== null);
}

const isViewOfMonth = ({ kind, day }: SeedInterest, date: Date) =>
  kind === "opened" && day <= date && day.toISOString().slice(0, 7) === date.toISOString().slice(0, 7);

/**
 * Ranked by the number of interested verified recruiters; equals share a rank, and a sport with few ranked players has no
 * ranks.
 */
function ranksOf(
  players: readonly SeedPlayer[],
  recruiters: readonly SeedRecruiter[],
  interests: readonly SeedInterest[],
  date: Date,
): Map<string, number> {
  const verified = new Set(recruiters.filter(({ row }) => row.status === "verified").map(({ row }) => row.id));
  const recent = interests.filter(
    ({ kind, day, recruiterId }) =>
      kind !== "answered" && day <= date && daysBetween(day, date) < rankedDays && verified.has(recruiterId),
  );
  const clubs = new Map<string, number>();
  for (const { row, listed } of players) {
    const recruiterIds = new Set(
      recent.filter(({ playerId }) => playerId === row.id).map(({ recruiterId }) => recruiterId),
    );
    if (listed && recruiterIds.size > 0) clubs.set(row.id, recruiterIds.size);
  }
  const ranked = players.filter(({ row }) => clubs.has(row.id));
  const places = Object.values(Object.groupBy(ranked, ({ row }) => row.primarySport)).map((sport) =>
    sport.length < leastRanked
      ? []
      : sport.map(({ row: { id } }) => {
          const ahead = sport.filter(({ row }) => clubs.get(row.id)! > clubs.get(id)!);
          return [id, ahead.length + 1] as const;
        }),
  );
  return new Map(places.flat());
}

/** Of the requests that were answered or expired by then, the percentage that was answered. */
function answeredShare(requests: readonly SeedRequest[], by: Date): number | null {
  const settled = requests.filter(
    ({ row, outcome }) => row.answeredAt && row.answeredAt < by && outcome !== "withdrawn",
  );
  const answered = settled.filter(({ row, outcome }) => outcome !== "expired" || row.playerAnswer !== null);
  return settled.length < ratedFrom ? null : Math.round((answered.length / settled.length) * 100);
}
