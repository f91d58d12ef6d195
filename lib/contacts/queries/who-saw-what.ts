import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

type Look = "profile" | "video" | "name" | "identity";
type Closing = "closed" | "closedByPlayer" | "closedByGuardian";
export type Glance = { what: Look | Closing; organization: string; at: Date };
export type OpenName = { id: string; organization: string; openedAt: Date; views: number };

const limit = 30;

/** Who viewed this player's profile, videos, name and contact details, and who can see the name now; newest first, each kind once a day. For the player and the guardian; empty for everyone else. */
export async function whoSawWhat(actor: Actor): Promise<{ glances: Glance[]; open: OpenName[] }> {
  const playerId = actor.playerId ?? actor.guardianOf;
  const [row] = await db.$queryRaw<{ glances: Serialized<Glance>[]; open: Serialized<OpenName>[] }[]>`
    with glances as (
      (select case i.kind when 'watched' then 'video' else 'profile' end as what, r.organization_name as organization, i.day::timestamp at time zone 'UTC' as at
        from interests i join recruiters r on r.id = i.recruiter_id
        where i.player_id = ${playerId}::uuid and i.kind in ('opened', 'watched') order by i.day desc limit ${limit})
      union all
      (select case v.what when 'name' then 'name' else 'identity' end, r.organization_name, v.viewed_at
        from disclosures d join disclosure_views v on v.disclosure_id = d.id join recruiters r on r.id = d.recruiter_id
        where d.player_id = ${playerId}::uuid order by v.viewed_at desc limit ${limit})
      union all
      (select case d.closed_by when 'player' then 'closedByPlayer' when 'guardian' then 'closedByGuardian' else 'closed' end,
          r.organization_name, d.closed_at
        from disclosures d join recruiters r on r.id = d.recruiter_id
        where d.player_id = ${playerId}::uuid and d.closed_at is not null order by d.closed_at desc limit ${limit}))
    select
      (select coalesce(json_agg(to_json(g) order by g.at desc), '[]') from (
        select what, organization, max(at) as at from glances group by what, organization, (at at time zone 'UTC')::date
        order by at desc limit ${limit}) g) as glances,
      (select coalesce(json_agg(json_build_object('id', d.id, 'organization', r.organization_name, 'openedAt', d.opened_at,
          'views', (select count(*) from disclosure_views v where v.disclosure_id = d.id)) order by d.opened_at desc), '[]')
        from disclosures d join recruiters r on r.id = d.recruiter_id
        where d.player_id = ${playerId}::uuid and d.closed_at is null) as open`;
  const { glances = [], open = [] } = row ?? {};
  return {
    glances: glances.map((glance) => ({ ...glance, at: new Date(glance.at) })),
    open: open.map((name) => ({ ...name, openedAt: new Date(name.openedAt) })),
  };
}

/** The same for an e-sport player; who may see the name is shown with the requests. */
export async function whoSawEsportPlayer(actor: Actor): Promise<Glance[]> {
  return db.$queryRaw<Glance[]>`
    select what, organization, at from (
      (select case i.kind when 'watched' then 'video' else 'profile' end as what, r.organization_name as organization,
          i.day::timestamp at time zone 'UTC' as at
        from esport_players p join esport_interests i on i.esport_player_id = p.id join recruiters r on r.id = i.recruiter_id
        where p.user_id = ${actor.userId}::uuid and i.kind in ('opened', 'watched') order by i.day desc limit ${limit})
      union all
      (select 'identity', r.organization_name, n.viewed_at from introductions n join recruiters r on r.id = n.recruiter_id
        where n.user_id = ${actor.userId}::uuid and n.kind = 'esport' and n.viewed_at is not null
        order by n.viewed_at desc limit ${limit})
      union all
      (select 'closed', r.organization_name, n.closed_at from introductions n join recruiters r on r.id = n.recruiter_id
        where n.user_id = ${actor.userId}::uuid and n.kind = 'esport' and n.closed_at is not null
        order by n.closed_at desc limit ${limit})) as glances
    order by at desc limit ${limit}`;
}

type Serialized<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };
