import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import { ratedFrom } from "../schema/requests";

/** SQL over `contact_requests r`: answered or expired requests, without withdrawn ones. */
export const settled = Prisma.sql`r.status in ('accepted', 'refused', 'expired')`;

/** Counts a request as answered if the minor answered, even if the guardian did not. */
export const answered = Prisma.sql`(r.status <> 'expired' or r.player_answer is not null)`;

/** The share of answered requests over a group of `contact_requests r`, in whole percent; null below `ratedFrom` settled requests. */
export const answeredShare = (condition: Prisma.Sql = Prisma.sql`true`) => Prisma.sql`
  case when count(*) filter (where ${settled} and ${condition}) >= ${ratedFrom}
    then round(100.0 * count(*) filter (where ${settled} and ${condition} and ${answered}) / count(*) filter (where ${settled} and ${condition})) end::float`;
