import "server-only";
import { createHash } from "node:crypto";
import { daysFrom, now } from "../clock";
import { db } from "../db/db";
import { inBatches } from "../db/in-batches";
import { Refusal } from "./refusal";

/** A token bucket: `burst` tries at once, refilled within `seconds`. */
export type Rate = { burst: number; seconds: number };

export const bucketOf = (act: string, owner: string) =>
  `${act} ${createHash("sha256").update(owner.toLowerCase()).digest("base64url")}`;

/** Takes a token or refuses `too_many_tries` with the seconds to wait; the buckets are in Postgres, shared by all processes. */
export async function takeToken(key: string, { burst, seconds }: Rate) {
  const checkedAt = now();
  const perSecond = burst / seconds;
  // 1e-6 tolerates rounding errors of the refill; a refused caller may still read a bucket that looks full, so the wait is at least a second.
  const [row] = await db.$queryRaw<{ wait: number }[]>`
    with taken as (
      insert into rate_limits as r (key, tokens, refilled_at) values (${key}, ${burst - 1}, ${checkedAt})
      on conflict (key) do update set
        tokens = least(${burst}::float8, r.tokens + extract(epoch from (${checkedAt}::timestamptz - r.refilled_at)) * ${perSecond}::float8) - 1,
        refilled_at = ${checkedAt}
      where least(${burst}::float8, r.tokens + extract(epoch from (${checkedAt}::timestamptz - r.refilled_at)) * ${perSecond}::float8) > 1 - 1e-6
      returning key)
    select coalesce(
      (select 0 from taken),
      (select greatest(1, ceil((1 - 1e-6 - tokens) / ${perSecond}::float8 - extract(epoch from (${checkedAt}::timestamptz - refilled_at))))
        from rate_limits where key = ${key}),
      ${Math.ceil(1 / perSecond)})::int as wait`;
  if (row && row.wait === 0) return;
  throw new Refusal("too_many_tries", undefined, { retryAfter: row?.wait ?? 1 });
}

export async function returnToken(key: string) {
  await db.$executeRaw`update rate_limits set tokens = tokens + 1 where key = ${key}`;
}

export async function forgetFullBuckets() {
  const cutoff = daysFrom(now(), -1);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from rate_limits where key in (select key from rate_limits where refilled_at < ${cutoff} limit ${atMost})`,
  );
}
