import "server-only";
import { createHash } from "node:crypto";
import { now } from "./clock";
import { db } from "./db";
import { refuse } from "./refusal";

/** `burst` acts at once, then one more every `seconds` / `burst`. */
export type Limit = { burst: number; seconds: number };

/** The bucket of one act for one account or address, without saying whose. */
export const bucketOf = (act: string, whose: string) =>
  `${act} ${createHash("sha256").update(whose.toLowerCase()).digest("base64url")}`;

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

/** Puts one token back: the act turned out not to count. */
export async function giveBack(key: string) {
  await db.$executeRaw`update rate_limits set tokens = tokens + 1 where key = ${key}`;
}

/** Buckets untouched for a day are full again anyway. */
export async function forgetFullBuckets() {
  await db.$executeRaw`delete from rate_limits where refilled_at < ${now()}::timestamptz - interval '1 day'`;
}
