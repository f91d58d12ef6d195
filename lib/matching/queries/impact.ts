import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Counted, type Impact, type ImpactGround, impactOf } from "../schema/bias";
import { highScore } from "../schema/need";

/**
 * How often the matches of needs score high in each group, beside the group where they do most often: what no score knows of must not show in it.
 * `quarter` of the year of birth, 1 to 4. Null for who does not look after the reports.
 */
export async function scoreImpact(actor: Actor): Promise<Record<ImpactGround, Impact[]> | null> {
  if (!isStaff(actor, "reports")) return null;
  const rows = await db.$queryRaw<(Counted & { ground: ImpactGround })[]>`
    select ground, "group", count(*)::int as seen, count(*) filter (where m.compatibility_score >= ${highScore})::int as chosen
    from matches m join players p on p.id = m.player_id
      cross join lateral (values ('gender', p.gender), ('quarter', to_char(p.birth_date, 'Q')), ('country', p.country::text)) as of (ground, "group")
    where m.score_version is not null group by ground, "group" order by ground, "group"`;
  const of = (ground: ImpactGround) => impactOf(rows.filter((row) => row.ground === ground));
  return { gender: of("gender"), quarter: of("quarter"), country: of("country") };
}
