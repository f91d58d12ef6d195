import type pg from "pg";
import { searchInput } from "@/lib/search/schema/search";
import { keptSearch } from "./crowd-searches.ts";

export type Club = { userId: string; recruiterId: string };

/** Verified clubs with a plan, which keep so many alerts and open needs between them. */
export async function makeClubs(pool: pg.Pool, count: number, kept: number): Promise<Club[]> {
  await pool.query(
    `with account as (
      insert into users (email, password_hash) select 'club-' || n || '@crowd.test', 'none' from generate_series(1, $1::int) as n returning id)
    insert into recruiters (user_id, organization_type, organization_name, contact_person, email, phone, country, city,
      interested_sports, preferred_countries, preferred_cities, consent_terms, consent_logo, status)
    select id, 'club', 'Club ' || id, 'x', id || '@crowd.test', '1', 'FR', 'Lyon', '{football}', '{}', '{}', true, true, 'verified' from account`,
    [count],
  );
  await pool.query(`
    insert into subscriptions (recruiter_id, customer_id, subscription_id, plan, status, period_start, subscription_end, applied_at)
    select id, 'cus_' || id, 'sub_' || id, 'premium', 'active', now() - interval '3 days', now() + interval '27 days', now()
    from recruiters where email like '%@crowd.test'`);
  const { rows } = await pool.query<Club>(
    `select id as "recruiterId", user_id as "userId" from recruiters where email like '%@crowd.test' order by id`,
  );
  const criteria = Array.from({ length: kept }, (_, n) => searchInput(new URLSearchParams(keptSearch(n))));
  const keep = (into: string, from: string) =>
    pool.query(
      `insert into ${into} select ($1::uuid[])[1 + n % $2::int], ${from} from jsonb_array_elements($3::jsonb) with ordinality as each(criteria, n)`,
      [rows.map(({ recruiterId }) => recruiterId), rows.length, JSON.stringify(criteria)],
    );
  await keep("talent_alerts (recruiter_id, alert_criteria, frequency, watches_since)", "criteria, 'daily', 'epoch'");
  await keep("needs (recruiter_id, criteria, title, swept_at)", "criteria, 'Need ' || n, now() + interval '1 year'");
  await pool.query("vacuum analyze recruiters, subscriptions, talent_alerts, needs");
  return rows;
}
