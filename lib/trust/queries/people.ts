import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { keysetSql, paged, pageLength } from "@/lib/platform/db/keyset";
import { escapeLike } from "@/lib/platform/db/like";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { Prisma } from "@/lib/platform/prisma/client";
import { playerState } from "@/lib/players/queries/visible";
import { type PeopleType, type PersonRow, type peopleChoices, peopleTypes } from "../schema/reports";

const countCap = 1000;

/** One page of people of one or all types, newest first, with the capped count; null without the "accounts" permission. */
export const listPeople = query({
  limit: { act: "listPeople", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: ListSearch<typeof peopleChoices>) {
    if (!isStaff(actor, "accounts")) return null;
    const [page, counted] = await Promise.all([pageOfPeople(search, pageLength), countOf(typesOf(search), search)]);
    return {
      people: page.rows,
      count: Math.min(counted, countCap),
      capped: counted > countCap,
      next: page.next,
    };
  },
});

export const peopleInPages = async (actor: Actor, search: ListSearch<typeof peopleChoices>, take: number) =>
  isStaff(actor, "accounts") ? pageOfPeople(search, take) : null;

/** The uncapped number of all people, for exports; 0 without the "accounts" permission. */
export const countPeople = async (actor: Actor): Promise<number> =>
  isStaff(actor, "accounts") ? countAll(peopleTypes) : 0;

async function countAll(types: readonly PeopleType[]): Promise<number> {
  const subqueries = types.map((type) => Prisma.sql`(select count(*) as count from (${populations[type]}) as people)`);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select sum(count)::int as count from (${Prisma.join(subqueries, " union all ")}) as counts`;
  return row?.count ?? 0;
}

export async function personState(id: string): Promise<PersonRow["state"] | null> {
  const subqueries = peopleTypes.map(
    (type) => Prisma.sql`(select state from (${populations[type]}) as people where id = ${id}::uuid)`,
  );
  const [row] = await db.$queryRaw<Pick<PersonRow, "state">[]>`${Prisma.join(subqueries, " union all ")}`;
  return row?.state ?? null;
}

async function pageOfPeople(search: ListSearch<typeof peopleChoices>, take: number) {
  return paged(await rowsOf(typesOf(search), search, take + 1), take);
}

const typesOf = ({ type }: ListSearch<typeof peopleChoices>) => (type ? [type] : peopleTypes);

function rowsOf(types: readonly PeopleType[], search: ListSearch<typeof peopleChoices>, take: number) {
  const { orderBy, beyond } = keysetSql(search);
  const subqueries = types.map(
    (type) => Prisma.sql`(select ${type} as type, * from (${populations[type]}) as people
      where ${conditions(search)} and ${beyond} order by ${orderBy} limit ${take})`,
  );
  return db.$queryRaw<PersonRow[]>`
    select type, id, name, country, state, created_at as "createdAt" from (${Prisma.join(subqueries, " union all ")}) as people
    order by ${orderBy} limit ${take}`;
}

async function countOf(types: readonly PeopleType[], search: ListSearch<typeof peopleChoices>): Promise<number> {
  const subqueries = types.map(
    (type) =>
      Prisma.sql`(select 1 from (${populations[type]}) as people where ${conditions(search)} limit ${countCap + 1})`,
  );
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (${Prisma.join(subqueries, " union all ")}) as found`;
  return row?.count ?? 0;
}

/** A term with an @ must equal the e-mail address; other terms match parts of the name, whatever separates its words. */
function conditions({ q, state }: ListSearch<typeof peopleChoices>): Prisma.Sql {
  const parts = [
    Prisma.sql`true`,
    ...(state ? [Prisma.sql`state = ${state}`] : []),
    ...(q?.includes("@") ? [Prisma.sql`email = ${q}::citext`] : []),
    ...(q && !q.includes("@")
      ? [Prisma.sql`joined(norm(name)) like '%' || joined(norm(${escapeLike(q)})) || '%'`]
      : []),
  ];
  return Prisma.join(parts, " and ");
}

const populations: Record<PeopleType, Prisma.Sql> = {
  player: Prisma.sql`select p.id, p.full_name as name, p.nationality::text as country, p.created_at, p.email::citext as email,
    ${playerState} as state from players p`,
  esport: Prisma.sql`select e.id, full_name as name, nationality::text as country, e.created_at, u.email,
    case when e.active then 'active' when u.suspended_at is not null then 'suspended' when u.disabled_at is not null then 'closed' else 'hidden' end as state
    from esport_players e left join users u on u.id = e.user_id`,
  recruiter: Prisma.sql`select r.id, organization_name as name, country::text as country, r.created_at, u.email,
    case when r.active then 'active' when u.suspended_at is not null then 'suspended' when u.disabled_at is not null then 'closed' when r.status = 'pending' then 'waiting' else 'rejected' end as state
    from recruiters r join users u on u.id = r.user_id`,
  job_seeker: Prisma.sql`select j.id, full_name as name, country::text as country, j.created_at, u.email,
    case when j.active then 'active' when u.suspended_at is not null then 'suspended' else 'closed' end as state
    from job_seekers j left join users u on u.id = j.user_id`,
  guardian: accountsWhere(Prisma.sql`exists (select from user_roles r where r.user_id = u.id and r.role = 'guardian')`),
  account: accountsWhere(
    Prisma.sql`not exists (select from user_roles r where r.user_id = u.id and r.role = 'guardian')`,
  ),
};

function accountsWhere(filter: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`select u.id, n.full_name as name, null::text as country, u.created_at, u.email,
    case when u.suspended_at is not null then 'suspended' when u.disabled_at is not null then 'closed' else 'active' end as state
    from users u left join profiles n on n.id = u.id
    where ${filter} and not exists (select from players p where p.user_id = u.id)
      and not exists (select from recruiters r where r.user_id = u.id)
      and not exists (select from esport_players e where e.user_id = u.id)
      and not exists (select from job_seekers j where j.user_id = u.id)`;
}
