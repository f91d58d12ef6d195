import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { adverseImpact, type Counted, type Impact, type ImpactGround } from "../schema/bias";
import { highScore } from "../schema/need";

/** The rate of high scores per gender, birth quarter (1 to 4) and country, compared with the best group, to detect bias. Returns null without the "reports" permission. */
export async function scoreImpact(actor: Actor): Promise<Record<ImpactGround, Impact[]> | null> {
  if (!isStaff(actor, "reports")) return null;
  const rows = await db.$queryRaw<(Counted & { ground: ImpactGround })[]>`
    select ground, "group", count(*)::int as seen, count(*) filter (where m.compatibility_score >= ${highScore})::int as chosen
    from matches m join players p on p.id = m.player_id
      cross join lateral (values ('gender', p.gender), ('quarter', to_char(p.birth_date, 'Q')), ('country', p.country::text)) as of (ground, "group")
    where m.score_version is not null group by ground, "group" order by ground, "group"`;
  const impactBy = (ground: ImpactGround) => adverseImpact(rows.filter((row) => row.ground === ground));
  return { gender: impactBy("gender"), quarter: impactBy("quarter"), country: impactBy("country") };
}
