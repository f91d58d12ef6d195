import pg from "pg";
import { sweepNeeds } from "@/lib/pipeline/steps/sweep-needs";
import type { Actor } from "@/lib/platform/command/actor";
import { createActor } from "@/lib/platform/command/create-actor";
import { searchFor } from "@/lib/search/policy";
import type { AsRecruiter } from "@/lib/search/queries/alert-watchers";
import { conditions } from "@/lib/search/queries/conditions";
import { countOf } from "@/lib/search/queries/count";
import { facetsOf } from "@/lib/search/queries/facets";
import { type RankedQuery, ranked } from "@/lib/search/queries/rank";
import { relaxCriteria } from "@/lib/search/queries/relax-criteria";
import { listed, pageOf } from "@/lib/search/queries/search";
import { narrowed } from "@/lib/search/queries/terms";
import { countCap } from "@/lib/search/schema/page";
import { searchInput } from "@/lib/search/schema/search";
import { sweepAlerts } from "@/lib/search/steps/sweep-alerts";
import type { Club } from "./crowd-clubs.ts";
import { searches } from "./crowd-searches.ts";

/** What a work took: each time in milliseconds, and the statements of all. */
export type Taken = { ms: number[]; statements: number };
/** By what is measured. */
export type Figures = Record<string, Taken>;

const rounds = Number(process.env.ROUNDS ?? 5);
const asRecruiter: AsRecruiter = ({ userId, ...membership }) =>
  createActor({ kind: "recruiter", userId, memberId: userId, teamRole: "owner", ...membership });

let statements = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements++;
  return Reflect.apply(send, this, args);
} as typeof send;

export async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const [begun, before] = [performance.now(), statements];
  await work();
  return { ms: [performance.now() - begun], statements: statements - before };
}

/** Pages as a recruiter opens them and the parts they are made of, each search in turn and all of them `rounds` times. */
export async function measureSearches(pool: pg.Pool, club: Club): Promise<Figures> {
  const actor: Actor = asRecruiter({ ...club, locale: "en" });
  const figures: Figures = {};
  const note = async (name: string, work: () => Promise<unknown>, search = "") => {
    const taken = await timed(work).catch((error) => {
      console.log(`${name} ${search}: ${String(error).slice(0, 200)}`);
      return { ms: [Number.POSITIVE_INFINITY], statements: 0 };
    });
    if (process.env.SLOW && (taken.ms[0] ?? 0) > Number(process.env.SLOW))
      console.log(`   ${name} ${search}: ${taken.ms[0]?.toFixed(0)} ms`);
    const sofar = figures[name] ?? { ms: [], statements: 0 };
    figures[name] = { ms: [...sofar.ms, ...taken.ms], statements: sofar.statements + taken.statements };
  };
  for (let round = 0; round < rounds; round++)
    for (const [kind, addresses] of Object.entries(searches))
      for (const address of addresses) {
        const search = searchFor(actor, searchInput(new URLSearchParams(address)), "profile");
        const where = await conditions(actor, search, "profile");
        const counted = narrowed(where, search, "profile");
        const query = { where, search, accessLevel: "profile" } as const;
        await note(`${kind}: list`, () => listed(query, null), address);
        if (kind === "filters") await note("filters: page 2,000", await deepPage(pool, query), address);
        await note(`${kind}: count`, () => countOf(counted), address);
        const { counted: many, ids } = await listed(query, null);
        if (many <= countCap) await note(`${kind}: facets`, () => facetsOf(actor, search, "profile", ids), address);
        if (kind === "nobody")
          await note("nobody: what each costs", () => relaxCriteria(actor, search, "profile"), address);
        await note(`${kind}: whole page`, () => pageOf(actor, search), address);
      }
  return figures;
}

/** The list from where its page 2,000 begins, or from its middle where it is shorter. */
async function deepPage(pool: pg.Pool, query: RankedQuery) {
  const { rows } = await pool.query(
    `with place as (select least(48000, greatest(1, (select count(*) from players where listed and ($1::text is null or primary_sport = $1)) / 2)) as n)
     select created_at as "createdAt", id from players where listed and ($1::text is null or primary_sport = $1)
     order by created_at desc, id offset (select n from place) limit 1`,
    [query.search.sport ?? null],
  );
  return () => ranked(query, { ...rows[0], fit: 0 });
}

/** So many players who changed, held against everything that clubs keep. */
export async function measureSweeps(pool: pg.Pool, changed: number): Promise<Figures> {
  const candidates = (table: string, columns: string, values: string) =>
    pool.query(
      `insert into ${table} (${columns}) select ${values} from (select id from players where listed order by md5(id::text) limit ${changed}) as picked`,
    );
  await candidates("alert_candidates", "player_id, changed_at", "id, now()");
  const alerts = await timed(() => sweepAlerts(asRecruiter));
  await candidates("match_candidates", "player_id", "id");
  const needs = await timed(() => sweepNeeds(asRecruiter));
  return { "alerts sweep": alerts, "players against needs": needs };
}

/** Needs held against everybody, as when they are written. */
export async function measureNeeds(pool: pg.Pool, count: number): Promise<Figures> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from needs where title like 'Need %' order by id limit $1",
    [count],
  );
  const taken: Taken = { ms: [], statements: 0 };
  for (const { id } of rows) {
    await pool.query("update needs set swept_at = null where id = $1", [id]);
    const one = await timed(() => sweepNeeds(asRecruiter));
    await pool.query("update needs set swept_at = now() + interval '1 year' where id = $1", [id]);
    taken.ms.push(...one.ms);
    taken.statements += one.statements;
  }
  return { "need against everybody": taken };
}
