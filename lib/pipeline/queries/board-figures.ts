import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { activeStages, type Stage } from "../schema/stages";
import { late, type Narrowed, ofSport, onBoard } from "./narrowed";

type Figures = { all: number; count: number; late: number; medianDays: number | null };
type Row = Figures & ({ stage: Stage; sport: null } | { stage: null; sport: string });

/** Per stage the number of cards and their median days as in `daysSince`, with the filter; without it the number of active cards and the sports, most frequent first. */
export async function boardFigures(recruiterId: string, { sport }: Narrowed, today: Date) {
  const rows = await db.$queryRaw<Row[]>`
    select status as stage, sport_match as sport, count(*)::int as all,
      (count(*) filter (where ${ofSport(sport)}))::int as count,
      (count(*) filter (where ${ofSport(sport)} and ${late(today)}))::int as late,
      (percentile_disc(0.5) within group (
        order by greatest(0, (${now()}::timestamptz at time zone 'UTC')::date - (stage_since at time zone 'UTC')::date))
        filter (where ${ofSport(sport)}))::int as "medianDays"
    from matches m where ${onBoard(recruiterId)}
    group by grouping sets ((status), (sport_match))
    order by count(*) desc, sport_match`;
  const columns = new Map(rows.flatMap(({ stage, sport: _, ...figures }) => (stage ? [[stage, figures]] : [])));
  return {
    columns,
    overdue: [...columns.values()].reduce((sum, column) => sum + column.late, 0),
    active: activeStages.reduce((sum, stage) => sum + (columns.get(stage)?.all ?? 0), 0),
    sports: rows.flatMap(({ sport: slug, all }) => (slug ? [{ sport: slug, count: all }] : [])),
  };
}
