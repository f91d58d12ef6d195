import "server-only";
import { db } from "@/lib/core/db";
import type { Locale } from "@/lib/core/i18n/routing";

type Reader = { locale: Locale; names: (playerIds: string[]) => Promise<Map<string, string>> };

const named = 3;

/** Whom the alerts of an organization found, by the moment it was told: how many, and some of them by name. */
export async function foundTalents(
  { locale, names: namesOf }: Reader,
  recruiterIds: string[],
  moments: string[],
): Promise<Map<string, { count: number; players: string }>> {
  if (recruiterIds.length === 0) return new Map();
  const hits = await db.alertHit.findMany({
    where: { recruiterId: { in: recruiterIds }, toldAt: { in: moments.map((at) => new Date(at)) } },
    orderBy: { playerId: "asc" },
    select: { playerId: true, toldAt: true },
  });
  const found = new Map<string, string[]>();
  for (const { playerId, toldAt } of hits) {
    const at = toldAt?.toISOString() ?? "";
    found.set(at, [...(found.get(at) ?? []), playerId]);
  }
  const names = await namesOf([...found.values()].flatMap((players) => players.slice(0, named)));
  const list = new Intl.ListFormat(locale);
  return new Map(
    [...found].map(([at, players]) => {
      const some = list.format(players.slice(0, named).map((id) => names.get(id) ?? ""));
      return [at, { count: players.length, players: players.length > named ? `${some}…` : some }];
    }),
  );
}
