import "server-only";
import { now } from "./clock";
import { db } from "./db";
import { refuse } from "./refusal";

/** `burst` acts at once, then one more every `seconds` / `burst`. */
export type Limit = { burst: number; seconds: number };

/** Takes one token of the bucket `key`, or refuses with `too_many_tries`. Counts in Postgres, so for all processes together, and outside the caller's transaction: a failed act counts too. */
export async function limit(key: string, { burst, seconds }: Limit) {
  const at = now();
  const [left] = await db.$queryRaw<{ tokens: number }[]>`
    insert into rate_limits as r (key, tokens, refilled_at) values (${key}, ${burst - 1}, ${at})
    on conflict (key) do update set
      tokens = least(${burst}::float8, r.tokens + extract(epoch from (${at}::timestamptz - r.refilled_at)) * ${burst / seconds}::float8) - 1,
      refilled_at = ${at}
    where least(${burst}::float8, r.tokens + extract(epoch from (${at}::timestamptz - r.refilled_at)) * ${burst / seconds}::float8) >= 1
    returning tokens`;
  if (!left) refuse("too_many_tries");
}

/** Buckets untouched for a day are full again anyway. */
export async function forgetFullBuckets() {
  await db.$executeRaw`delete from rate_limits where refilled_at < ${now()}::timestamptz - interval '1 day'`;
}
