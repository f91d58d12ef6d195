import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

export function makeDemoAlerts(
  { account, organization, row }: SeedRecruiter,
  players: readonly SeedPlayer[],
  days: Days,
) {
  const recruiterId = row.id;
  const [sport, other = sport] = organization.sports;
  const alerts = [
    { name: "U23", frequency: "instant", met: { sport, ageMin: 18, ageMax: 23 }, notifiedAt: days.ago(1, 15, 32) },
    {
      name: null,
      frequency: "daily",
      met: { sport: other, levels: ["semi_pro", "professional"] },
      notifiedAt: days.ago(3, 7, 3),
    },
  ] as const;
  const notified = new Set<string>();
  const alertHits = alerts.flatMap(({ met, notifiedAt }, n): Prisma.AlertHitCreateManyInput[] => {
    const hit = players.find((player) => player.listed && !notified.has(player.row.id!) && fits(player, met));
    if (!hit) return [];
    notified.add(hit.row.id!);
    const alertId = idFor(`demo alert ${n}`);
    return [{ recruiterId, playerId: hit.row.id!, alertId, foundAt: notifiedAt, notifiedAt, met: { ...met } }];
  });
  return {
    alerts: alerts.map(({ name, frequency, met }, n): Prisma.TalentAlertCreateManyInput => {
      const createdAt = days.ago(9 - n, 10, 15);
      return {
        id: idFor(`demo alert ${n}`),
        recruiterId,
        name,
        frequency,
        alertCriteria: { ...met },
        createdAt,
        watchesSince: createdAt,
      };
    }),
    alertHits,
    alertNotifications: alertHits.map(({ notifiedAt }, n): Prisma.NotificationCreateManyInput => {
      const notifiedTime = new Date(notifiedAt!);
      return {
        id: idFor(`demo alert notification ${n}`),
        userId: account.user.id!,
        kind: "talentsFound",
        about: { foundBy: recruiterId, foundAt: notifiedTime.toISOString() },
        link: "/dashboard/alerts#found",
        read: n > 0,
        createdAt: notifiedTime,
      };
    }),
  };
}

type AlertCriteria = { sport?: string | undefined; ageMin?: number; ageMax?: number; levels?: readonly string[] };

const fits = ({ row, age }: SeedPlayer, { sport, ageMin = 0, ageMax = 99, levels }: AlertCriteria) =>
  row.primarySport === sport && age >= ageMin && age <= ageMax && (levels?.includes(row.level) ?? true);
