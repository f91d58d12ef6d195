import { ADULT_AGE } from "@/lib/platform/ages";
import "server-only";
import { earliestDate } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";

/** Full years as `ageOn` counts them, over `players p`. */
export const ageSql = () =>
  Prisma.sql`extract(year from age(${earliestDate().toISOString().slice(0, 10)}::date, p.birth_date))::int`;

export const publishesName = () => Prisma.sql`(p.publish_name and ${ageSql()} >= ${ADULT_AGE})`;
