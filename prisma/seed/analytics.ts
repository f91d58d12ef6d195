import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { leastRanked, rankedDays, ratedFrom } from "../../lib/scouting/schema.ts";
import { type Days, daysBetween, later } from "./days.ts";
import type { SeedInterest } from "./interests.ts";
import type { SeedPlayer } from "./player.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";

type Told = {
  interests: readonly SeedInterest[];
  requests: readonly SeedRequest[];
  messages: readonly Prisma.MessageCreateManyInput[];
};

/** What the job of last night would have kept of each player (lib/scouting/steps/roll-up-figures): whoever has nothing to tell has no row. */
export function makePlayerAnalytics(
  players: readonly SeedPlayer[],
  recruiters: readonly SeedRecruiter[],
  told: Told,
  days: Days,
) {
  const date = later(days.today, -1);
  const ranks = ranksOf(players, recruiters, told.interests, date);
  return players
    .filter(({ row }) => row.createdAt < days.today)
    .map(({ row: { id: playerId } }) => ({
      playerId,
      date,
      profileViews: told.interests.filter((step) => step.playerId === playerId && isViewOfMonth(step, date)).length,
      contactsReceived: told.requests.filter(({ row }) => row.playerId === playerId && row.createdAt < days.today)
        .length,
      messagesReceived: told.messages.filter((one) => one.receiverId === playerId && one.createdAt! < days.today)
        .length,
      responseRate: answeredShare(
        told.requests.filter(({ row }) => row.playerId === playerId),
        days.today,
      ),
      sportRanking: ranks.get(playerId) ?? null,
    }))
    .filter((row) => row.profileViews || row.contactsReceived || row.messagesReceived || row.sportRanking !== null);
}

export function makeRecruiterAnalytics(recruiters: readonly SeedRecruiter[], { requests }: Told, days: Days) {
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

/** First is who most verified recruiters took an interest in; equals share a place, and a sport of few has none. */
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
    const own = new Set(recent.filter(({ playerId }) => playerId === row.id).map(({ recruiterId }) => recruiterId));
    if (listed && own.size > 0) clubs.set(row.id, own.size);
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

/** Of the requests that were answered or ran out by then, the share that got an answer, in percent. */
function answeredShare(requests: readonly SeedRequest[], by: Date): number | null {
  const settled = requests.filter(
    ({ row, outcome }) => row.answeredAt && row.answeredAt < by && outcome !== "withdrawn",
  );
  const answered = settled.filter(({ row, outcome }) => outcome !== "expired" || row.playerAnswer !== null);
  return settled.length < ratedFrom ? null : Math.round((answered.length / settled.length) * 100);
}
