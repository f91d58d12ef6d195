import "server-only";
import { now } from "@/lib/core/clock";
import { Prisma } from "@/lib/core/prisma/client";
import { ADULT_AGE } from "../schema/ages";

/** Full years today, over `players p`. */
export const ageSql = () =>
  Prisma.sql`extract(year from age((${now()}::timestamptz at time zone 'UTC')::date, p.birth_date))::int`;

/** Adults who chose to be known by name, over `players p`. */
export const publishesName = () => Prisma.sql`(p.publish_name and ${ageSql()} >= ${ADULT_AGE})`;
