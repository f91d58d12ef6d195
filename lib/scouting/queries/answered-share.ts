import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import { ratedFrom } from "../schema";

/** Of `contact_requests r`, those that had their time: answered, or run out. Taken back in between says nothing of anybody. */
export const settled = Prisma.sql`r.status in ('accepted', 'refused', 'expired')`;

/** A minor who answered is not to blame for a guardian who did not. */
export const answered = Prisma.sql`(r.status <> 'expired' or r.player_answer is not null)`;

/** Of a group of `contact_requests r`, the share that was answered in whole percent; null while too few had their time. */
export const answeredShare = (also: Prisma.Sql = Prisma.sql`true`) => Prisma.sql`
  case when count(*) filter (where ${settled} and ${also}) >= ${ratedFrom}
    then round(100.0 * count(*) filter (where ${settled} and ${also} and ${answered}) / count(*) filter (where ${settled} and ${also})) end::float`;
