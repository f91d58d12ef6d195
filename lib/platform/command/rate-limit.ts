import "server-only";
import { createHash } from "node:crypto";
import { daysFrom, now } from "../clock";
import { db } from "../db/db";
import { inBatches } from "../db/in-batches";
import { Refusal } from "./refusal";

/** `burst` tries at once, then one more every `seconds` / `burst`. */
export type Rate = { burst: number; seconds: number };

/** The bucket of one act for one account, address or value, without saying whose. */
export const bucketOf = (act: string, whose: string) =>
  `${act} ${createHash("sha256").update(whose.toLowerCase()).digest("base64url")}`;

/** Takes one token of the bucket `key`, or refuses with `too_many_tries` and the seconds until there is one. Counts in Postgres, so for all processes together. */
export async function takeToken(key: string, { burst, seconds }: Rate) {
  const at = now();
  const perSecond = burst / seconds;
  // A refill is a sum of fractions: a whole token may come to a little less than one. Who is refused reads the bucket as it was
  // before the others took theirs, which may look full: the answer is never "no wait".
  const [answer] = await db.$queryRaw<{ wait: number }[]>`
    with taken as (
      insert into rate_limits as r (key, tokens, refilled_at) values (${key}, ${burst - 1}, ${at})
      on conflict (key) do update set
        tokens = least(${burst}::float8, r.tokens + extract(epoch from (${at}::timestamptz - r.refilled_at)) * ${perSecond}::float8) - 1,
        refilled_at = ${at}
      where least(${burst}::float8, r.tokens + extract(epoch from (${at}::timestamptz - r.refilled_at)) * ${perSecond}::float8) > 1 - 1e-6
      returning key)
    select coalesce(
      (select 0 from taken),
      (select greatest(1, ceil((1 - 1e-6 - tokens) / ${perSecond}::float8 - extract(epoch from (${at}::timestamptz - refilled_at))))
        from rate_limits where key = ${key}),
      ${Math.ceil(1 / perSecond)})::int as wait`;
  if (answer && answer.wait === 0) return;
  throw new Refusal("too_many_tries", undefined, { retryAfter: answer?.wait ?? 1 });
}

/** Puts one token back: the act turned out not to count. */
export async function giveBack(key: string) {
  await db.$executeRaw`update rate_limits set tokens = tokens + 1 where key = ${key}`;
}

/** Buckets untouched for a day are full again anyway. */
export async function forgetFullBuckets() {
  const before = daysFrom(now(), -1);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from rate_limits where key in (select key from rate_limits where refilled_at < ${before} limit ${atMost})`,
  );
}
