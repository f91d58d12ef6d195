import type { Prisma } from "../../lib/core/prisma/client.ts";
import { type Days, later } from "./days.ts";
import type { SeedInterest } from "./interests.ts";
import type { SeedPlayer } from "./player.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";

type Told = {
  interests: readonly SeedInterest[];
  requests: readonly SeedRequest[];
  messages: readonly Prisma.MessageCreateManyInput[];
};

/** Five weekly rows a player, today's last, each counted from what had happened by the end of its day. */
export function makePlayerAnalytics(
  players: readonly SeedPlayer[],
  told: Told,
  days: Days,
): Prisma.PlayerAnalyticsCreateManyInput[] {
  return weeks.flatMap((weeksAgo) => {
    const date = later(days.today, -7 * weeksAgo);
    const end = later(date, 1);
    const present = players.filter(({ row }) => row.createdAt < end);
    const views = viewsOf(told.interests, date);
    const ranks = ranksOf(present, views);
    return present.map(({ row }) => ({
      playerId: row.id,
      date,
      profileViews: views.get(row.id) ?? 0,
      contactsReceived: told.requests.filter(
        (request) => request.row.playerId === row.id && request.row.createdAt < end,
      ).length,
      messagesReceived: told.messages.filter(({ receiverId, createdAt }) => receiverId === row.id && createdAt! < end)
        .length,
      responseRate: answeredShare(
        told.requests.filter((request) => request.row.playerId === row.id),
        end,
      ),
      sportRanking: ranks.get(row.id) ?? null,
    }));
  });
}

export function makeRecruiterAnalytics(
  recruiters: readonly SeedRecruiter[],
  { requests }: Told,
  days: Days,
): Prisma.RecruiterAnalyticsCreateManyInput[] {
  return weeks.flatMap((weeksAgo) => {
    const date = later(days.today, -7 * weeksAgo);
    const end = later(date, 1);
    return recruiters
      .filter(({ row }) => row.status === "verified" && row.createdAt < end)
      .map(({ row }) => ({
        recruiterId: row.id,
        date,
        conversionRate: answeredShare(
          requests.filter((request) => request.row.recruiterId === row.id),
          end,
        ),
      }));
  });
}

const weeks = [4, 3, 2, 1, 0];

/** Profile views since the first of the month: recruiters and days, as the interest ladder counts them. */
function viewsOf(interests: readonly SeedInterest[], date: Date): Map<string, number> {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  const views = new Map<string, number>();
  for (const { kind, playerId, day } of interests) {
    if (kind === "opened" && day >= first && day <= date) views.set(playerId, (views.get(playerId) ?? 0) + 1);
  }
  return views;
}

/** First is who was seen most in the sport; equals share a rank, the unseen and unlisted have none. */
function ranksOf(players: readonly SeedPlayer[], views: Map<string, number>): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { row, listed } of players) {
    const own = views.get(row.id) ?? 0;
    if (!listed || own === 0) continue;
    const ahead = players.filter(
      (other) => other.listed && other.row.primarySport === row.primarySport && (views.get(other.row.id) ?? 0) > own,
    );
    ranks.set(row.id, ahead.length + 1);
  }
  return ranks;
}

/** Of the requests that got an answer or ran out by then, the share that got one, in percent. */
function answeredShare(requests: readonly SeedRequest[], by: Date): number {
  const settled = requests.filter(
    ({ row, outcome }) => row.answeredAt && row.answeredAt < by && outcome !== "withdrawn",
  );
  if (settled.length === 0) return 0;
  return Math.round((settled.filter(({ outcome }) => outcome !== "expired").length / settled.length) * 100);
}
