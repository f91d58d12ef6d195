import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { system } from "@/lib/platform/command/create-actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { addUpFigures } from "@/lib/trust/commands/add-up-figures";
import { countedFigures } from "@/lib/trust/queries/counted-figures";
import { othersSql } from "@/lib/trust/queries/overview";
import { anAccount } from "../../support/factories/accounts";
import { aPlayer, aRecruiter } from "../../support/factories/people";

/** The stored totals, as the home page and the administration read them. */
async function storedFigures(client: Tx = db) {
  const [others] = await client.$queryRaw<Record<string, number>[]>(othersSql);
  const { pendingKyc, ...figures } = others!;
  return { ...(await countedFigures(client)), ...figures };
}

/** The same figures, counted from the rows. */
async function recounted(client: Tx = db) {
  const [counts] = await client.$queryRaw<Record<string, number>[]>`
    with listed as (
      select nationality from players p join users u on u.id = p.user_id where p.status = 'listed' and u.disabled_at is null),
    verified as (
      select r.country from recruiters r join users u on u.id = r.user_id where r.status = 'verified' and u.disabled_at is null)
    select (select count(*)::int from listed) as players,
      (select count(*)::int from verified) as recruiters,
      (select count(*)::int from contracts where signed_at is not null) as contracts,
      (select count(*)::int from (select nationality as country from listed
        union select country from verified) as places) as countries,
      (select count(*)::int from esport_players e left join users u on u.id = e.user_id
        where u.disabled_at is null and (u.id is null or e.status = 'shown')) as esport,
      (select count(*)::int from job_seekers s left join users u on u.id = s.user_id where u.disabled_at is null) as "jobSeekers",
      (select count(*)::int from matches) as matches`;
  return counts;
}

const people: Record<"players" | "recruiters" | "accounts", string[]> = { players: [], recruiters: [], accounts: [] };
beforeAll(async () => {
  for (let n = 0; n < 6; n++) {
    const [{ player, user }, club] = [await aPlayer(), await aRecruiter({ plan: null })];
    people.players.push(player.id);
    people.recruiters.push(club.recruiter.id);
    people.accounts.push(n % 2 ? user.id : club.user.id);
  }
});

const countries = ["FR", "SN", "KI", "NR", "TV"];
const person = fc.nat({ max: 5 });
const country = fc.constantFrom(...countries);
const write = fc.oneof(
  fc.record({
    kind: fc.constant("player" as const),
    who: person,
    country,
    status: fc.constantFrom("listed", "hidden"),
  }),
  fc.record({ kind: fc.constant("account" as const), who: person, closed: fc.boolean() }),
  fc.record({
    kind: fc.constant("esport" as const),
    who: person,
    status: fc.constantFrom("shown", "hidden", "taken_down"),
  }),
  fc.record({ kind: fc.constant("seeker" as const), who: person }),
  fc.record({ kind: fc.constant("no profile" as const), who: person }),
  fc.record({ kind: fc.constant("match" as const), who: person, other: person }),
  fc.record({ kind: fc.constant("no match" as const), who: person }),
  fc.record({
    kind: fc.constant("recruiter" as const),
    who: person,
    country,
    status: fc.constantFrom("verified", "pending"),
  }),
  fc.record({ kind: fc.constant("sign" as const), who: person, signed: fc.boolean() }),
  fc.record({ kind: fc.constant("unsign" as const), who: person }),
  fc.record({ kind: fc.constant("tear up" as const), who: person }),
  fc.record({ kind: fc.constant("everybody" as const), country }),
  fc.record({ kind: fc.constant("undone" as const), who: person, country }),
  fc.record({ kind: fc.constant("add up" as const) }),
);
type Write = (typeof write extends fc.Arbitrary<infer T> ? T : never) & object;

async function perform(act: Write) {
  const [id, recruiterId, userId] =
    "who" in act ? [people.players[act.who]!, people.recruiters[act.who]!, people.accounts[act.who]!] : ["", "", ""];
  if (act.kind === "player")
    await db.$executeRaw`update players set status = ${act.status}::player_status, nationality = ${act.country} where id = ${id}::uuid`;
  if (act.kind === "account")
    await db.$executeRaw`update users set disabled_at = case when ${act.closed} then now() end
      where id = ${userId}::uuid`;
  if (act.kind === "esport")
    await db.$executeRaw`insert into esport_players (user_id, full_name, nationality, status)
      values (${userId}::uuid, 'N', 'FR', ${act.status}::shown_status)
      on conflict (user_id) do update set status = excluded.status`;
  if (act.kind === "seeker")
    await db.$executeRaw`insert into job_seekers (user_id, full_name) values (${userId}::uuid, 'N') on conflict do nothing`;
  if (act.kind === "no profile") {
    await db.$executeRaw`delete from esport_players where user_id = ${userId}::uuid`;
    await db.$executeRaw`delete from job_seekers where user_id = ${userId}::uuid`;
  }
  if (act.kind === "match")
    await db.$executeRaw`insert into matches (recruiter_id, player_id, sport_match)
      values (${recruiterId}::uuid, ${people.players[act.other]!}::uuid, 'football') on conflict do nothing`;
  if (act.kind === "no match") await db.$executeRaw`delete from matches where recruiter_id = ${recruiterId}::uuid`;
  if (act.kind === "recruiter")
    await db.$executeRaw`update recruiters set status = ${act.status}::recruiter_status, country = ${act.country} where id = ${recruiterId}::uuid`;
  if (act.kind === "sign")
    await db.$executeRaw`insert into contracts (recruiter_id, player_id, total_cents, signed_at)
      values (${recruiterId}::uuid, ${id}::uuid, 1, ${act.signed ? new Date(0) : null})`;
  if (act.kind === "unsign")
    await db.$executeRaw`update contracts set signed_at = case when signed_at is null then now() end where player_id = ${id}::uuid`;
  if (act.kind === "tear up") await db.$executeRaw`delete from contracts where player_id = ${id}::uuid`;
  if (act.kind === "everybody")
    await db.$executeRaw`
      with everybody as (select id from players where id = any(${people.players}::uuid[]) order by id for update)
      update players set nationality = ${act.country} from everybody where players.id = everybody.id`;
  if (act.kind === "undone")
    await db
      .$transaction(async (tx) => {
        await tx.$executeRaw`update players set status = 'listed', nationality = ${act.country} where id = ${id}::uuid`;
        throw new Error("changed my mind");
      })
      .catch(() => {});
  if (act.kind === "add up") await addUpFigures(system(), {});
}

test("after any concurrent writes the figures equal a recount", async () => {
  const atOnce = fc.array(fc.array(write, { minLength: 3, maxLength: 12 }), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(atOnce, async (writers) => {
      await Promise.all(
        writers.map(async (acts) => {
          for (const act of acts) await perform(act);
        }),
      );
      expect(await storedFigures()).toEqual(await recounted());
    }),
    { numRuns: 40 },
  );
}, 60_000);

const isInsertWaiting = async (tx: Tx) => {
  const [{ waits } = { waits: false }] = await tx.$queryRaw<{ waits: boolean }[]>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%into job_seekers%') as waits`;
  return waits;
};

test("a profile that begins while its account is reopened is open and counted", async () => {
  const { id: userId } = await anAccount({ disabledAt: new Date() });
  const reopened = Promise.withResolvers<void>();
  const reopening = db.$transaction(async (tx) => {
    await tx.$executeRaw`update users set disabled_at = null where id = ${userId}::uuid`;
    reopened.resolve();
    await expect.poll(() => isInsertWaiting(tx)).toBe(true);
  });
  await reopened.promise;
  await Promise.all([reopening, perform({ kind: "seeker", who: people.accounts.push(userId) - 1 })]);
  people.accounts.pop();
  expect(await db.jobSeeker.findUniqueOrThrow({ where: { userId } })).toMatchObject({ accountClosed: false });
  expect(await storedFigures()).toEqual(await recounted());
});

test("one bulk change and many single changes are counted", async () => {
  await db.$executeRaw`
    with crowd as (insert into users (email, password_hash) select n || '@crowd.test', 'none' from generate_series(1, 700) as n returning id)
    insert into players (user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport,
      position, level, experience_level, consent_terms, consent_image_rights)
    select id, id, 'N', 'n@crowd.test', '1', '2000-01-01', 'AQ', 'FR', 'Lyon', 'football', 'striker', 'amateur', 'x', true, true from crowd`;
  expect(await storedFigures()).toEqual(await recounted());
  for (let n = 0; n < 1500; n++)
    await perform({ kind: "recruiter", who: 0, country: countries[n % 5]!, status: "verified" });
  // Each leaves two changes, and one write in a hundred adds them up, so some did among the last thousand.
  expect(await changesLeft()).toBeLessThan(2000);
  expect(await storedFigures()).toEqual(await recounted());
  await db.$executeRaw`update players set nationality = 'SN' where nationality = 'AQ'`;
  expect(await storedFigures()).toEqual(await recounted());
  await db.$executeRaw`delete from users where email like '%@crowd.test'`;
  expect(await storedFigures()).toEqual(await recounted());
}, 60_000);

test("a restored dump with new transaction ids still adds up", async () => {
  await db.$executeRaw`update counted_figures set up_to = 1::bigint << 60`;
  await aPlayer({ nationality: "PW" });
  expect(await storedFigures()).toEqual(await recounted());
  await addUpFigures(system(), {});
  await aPlayer({ nationality: "PW" });
  expect(await storedFigures()).toEqual(await recounted());
});

test("a truncated table is recounted", async () => {
  const undone = new Error("back again");
  const emptied = db.$transaction(async (tx) => {
    await tx.$executeRaw`truncate players, esport_players, job_seekers cascade`;
    expect(await storedFigures(tx)).toEqual(await recounted(tx));
    throw undone;
  });
  await expect(emptied).rejects.toBe(undone);
  expect(await storedFigures()).toEqual(await recounted());
});

const changesLeft = () => db.countedChange.count();
