import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { activeStages, type Stage } from "../schema/stages";
import { late, type Narrowed, ofSport, onBoard } from "./narrowed";

type Figures = { all: number; count: number; late: number; medianDays: number | null };
type Row = Figures & ({ stage: Stage; sport: null } | { stage: null; sport: string });

/**
 * Of each column how many stand in it, and the middle of their days there, as `daysSince` counts them; what the board can be narrowed
 * to: its sports, the most first, and how many cards are late; with how many are worked on at all, whatever it is narrowed to.
 */
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
