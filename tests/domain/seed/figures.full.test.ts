import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PrismaClient } from "@/lib/platform/prisma/client";
import { seedDemo } from "@/prisma/seed/seed";
import { ask } from "@/scripts/database";

const name = `figures_${process.pid}`;
const databaseUrl = process.env.DATABASE_URL ?? "";
const url = databaseUrl.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
const { recruit: states } = globalThis as unknown as { recruit: Map<string, PrismaClient> };
const before = states.get("db");

/** Runs the jobs on the demo data. */
beforeAll(async () => {
  await ask(databaseUrl, `create database ${name} template template`);
  await seedDemo(url);
  process.env.DATABASE_URL = url;
  states.delete("db");
  vi.resetModules();
}, 60_000);

afterAll(async () => {
  await states.get("db")?.$disconnect();
  process.env.DATABASE_URL = databaseUrl;
  if (before) states.set("db", before);
  vi.resetModules();
  await ask(databaseUrl, `drop database ${name} with (force)`);
});

test("stored nightly figures equal the job's result", async () => {
  const storedFigures = () =>
    Promise.all(["player", "recruiter"].map((table) => ask(url, `select * from ${table}_analytics order by 1`)));
  const seeded = await storedFigures();
  expect(seeded.map((rows) => rows.length > 3)).toEqual([true, true]);
  await ask(url, "delete from player_analytics");
  await ask(url, "delete from recruiter_analytics");
  const { rollUpFigures } = await import("@/lib/contacts/steps/roll-up-figures");
  await rollUpFigures();
  expect(await storedFigures()).toEqual(seeded);
});

test("every displayed figure equals the sum of the domain events", async () => {
  const { createActor } = await import("@/lib/platform/command/create-actor");
  const { playerNumbers, scoutingNumbers } = await import("@/lib/contacts/queries/numbers");
  const players = await ask(url, byHand);
  expect(players.filter(({ ranking }) => ranking === 1)).not.toEqual([]);
  for (const { id, user_id, ...counted } of players) {
    const player = createActor({ kind: "player", userId: String(user_id), playerId: String(id) });
    const { views, received, responseRate, ranking, weeks } = await playerNumbers(player);
    expect({ id, views, received, responseRate, ranking }).toEqual({ id, ...counted });
    const steps = await ask(
      url,
      `select count(*)::int as n from interests where player_id = '${id}' and day >= '${weeks[0]?.since.toISOString()}'`,
    );
    const ladderCounts = weeks.flatMap(({ since: _, ...ladder }) => Object.values(ladder));
    expect(ladderCounts.reduce((sum, n) => sum + n, 0)).toBe(steps[0]?.n);
  }
  for (const { id, user_id: userId, ...counted } of await ask(url, ofRecruiters)) {
    const owner = {
      recruiterId: String(id),
      userId: String(userId),
      memberId: String(userId),
      teamRole: "owner",
    } as const;
    const { contacted, responseRate } = await scoutingNumbers(createActor({ kind: "recruiter", ...owner }));
    expect({ id, contacted, responseRate }).toEqual({ id, ...counted });
  }
}, 60_000);

/** A request counts when it was answered or has expired; one passed on to a guardian was answered by the player. */
const requests = (by: string) => `
  select a.data->>'${by}' as id, count(*)::int as n, count(distinct a.data->>'playerId')::int as players,
    count(s.*) as settled, count(s.*) filter (where s.type = 'contact.answered' or p.id is not null) as answered
  from domain_events a
  left join domain_events s on s.type in ('contact.answered', 'contact.expired') and s.data->>'requestId' = a.data->>'requestId'
  left join domain_events p on p.type = 'contact.passed_to_guardian' and p.data->>'requestId' = a.data->>'requestId'
  where a.type = 'contact.requested' group by 1`;
const rate = `case when settled >= 3 then round(100.0 * answered / settled)::int end`;

const byHand = `
  with asked as (${requests("playerId")}),
  clubs as (
    select player_id, count(distinct recruiter_id) as clubs from interests join recruiters r on r.id = recruiter_id
    where kind <> 'answered' and r.status = 'verified' and day < current_date and day >= current_date - 90 group by 1),
  places as (
    select p.id, 1 + (select count(*) from clubs o join players op on op.id = o.player_id
      where op.primary_sport = p.primary_sport and op.listed and o.clubs > c.clubs) as place
    from players p join clubs c on c.player_id = p.id
    where p.listed and (select count(*) from clubs o join players op on op.id = o.player_id
      where op.primary_sport = p.primary_sport and op.listed) >= 20)
  select p.id, p.user_id, coalesce(n, 0) as received, ${rate} as "responseRate", place::int as ranking,
    (select count(*)::int from interests i where i.player_id = p.id and i.kind = 'opened'
      and to_char(i.day, 'YYYY-MM') = to_char(now() at time zone 'UTC', 'YYYY-MM')) as views
  from players p left join asked on asked.id = p.id::text left join places on places.id = p.id`;

const ofRecruiters = `
  with asked as (${requests("recruiterId")})
  select r.id, r.user_id, coalesce(players, 0) as contacted, ${rate} as "responseRate"
  from recruiters r left join asked on asked.id = r.id::text`;
