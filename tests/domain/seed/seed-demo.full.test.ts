import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordMatches } from "@/lib/accounts/provider/password";
import { DEMO_PASSWORD, demoEmails } from "@/prisma/seed/accounts";
import { seedCatalogue, seedDemo } from "@/prisma/seed/seed";
import { ask } from "@/scripts/database";

const name = `demo_${process.pid}`;
const databaseUrl = process.env.DATABASE_URL ?? "";
const url = databaseUrl.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);

beforeAll(() => ask(databaseUrl, `create database ${name} template template`));
afterAll(() => ask(databaseUrl, `drop database ${name} with (force)`));

/** Ends the connection that waits for the lock; returns a row if it existed. */
const cutWaiting = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = '${name}' and wait_event_type = 'Lock' and query ilike '%notifications%'`;

const count = async (table: string) => Number((await ask(url, `select count(*) as n from ${table}`))[0]?.n);

it("creates fifteen sports in four languages without demo data, and keeps existing rows", async () => {
  await seedCatalogue(url);
  await ask(url, "update sports set name = 'Soccer' where slug = 'football'");
  await seedCatalogue(url);
  expect(await count("sports")).toBe(15);
  expect(await count("sport_translations")).toBe(45);
  expect(await count("users")).toBe(0);
  expect(await ask(url, "select name from sports where slug = 'football'")).toEqual([{ name: "Soccer" }]);
});

it("an interrupted seed leaves nothing and starts over", { timeout: 90_000 }, async () => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table notifications");
  const seeding = seedDemo(url).then(
    () => "done",
    () => "cut short",
  );
  await expect.poll(() => ask(databaseUrl, cutWaiting), { timeout: 60_000, interval: 50 }).toHaveLength(1);
  await holder.end();
  expect(await seeding).toBe("cut short");
  expect(await count("users")).toBe(0);
  expect(await seedDemo(url)).toBe("seeded");
});

it("a second seed changes nothing", async () => {
  const before = await count("domain_events");
  expect(await seedDemo(url)).toBe("there already");
  expect([await count("players"), await count("recruiters"), await count("domain_events")]).toEqual([200, 30, before]);
});

it("creates claims for all profile values, so that searches find them", async () => {
  const otherwise = await ask(
    url,
    `select p.handle from players p join users u on u.id = p.user_id and u.erased_at is null
     where (select count(*) from newest_claims c where c.player_id = p.id and (
       c.attribute = 'height_cm' and floor(c.number + 0.5) = p.height_cm or c.attribute = 'weight_kg' and floor(c.number + 0.5) = p.weight_kg
       or c.attribute = 'positions' and c.sport = p.primary_sport and c.parts -> 0 ->> 'position' = p.position
       or c.attribute = 'nationalities' and p.nationality = any (c.choices))) < 4`,
  );
  expect(otherwise).toEqual([]);
});

it("gives everybody who works in sport the date of birth of an adult", async () => {
  const sql = `select count(*)::int as shown, count(*) filter (where birth_date <= now() - interval '18 years')::int as adults
    from job_seekers s join profiles p on p.id = s.user_id where s.status = 'shown'`;
  const [row] = await ask(url, sql);
  expect(Number(row?.shown)).toBeGreaterThan(5);
  expect(row?.adults).toBe(row?.shown);
});

it("demo accounts can sign in", async () => {
  const emails = Object.values(demoEmails).map((email) => `'${email}'`);
  const rows = await ask(
    url,
    `select password_hash, role::text from users join user_roles on user_id = id where email in (${emails}) order by role::text`,
  );
  expect(rows.map(({ role }) => role)).toEqual([
    "admin",
    "admin",
    "esport_player",
    "guardian",
    "job_seeker",
    "player",
    "recruiter",
    "recruiter",
  ]);
  expect(await passwordMatches(DEMO_PASSWORD, String(rows[0]?.password_hash))).toBe(true);
});
