import "server-only";
import { Prisma } from "../prisma/client";
import type { Actor } from "./actor";

/** The account that others know an actor by, and block, as SQL: an organisation by its owner's, whoever acts for it. */
export const knownAccount = ({ recruiterId, userId }: Actor): Prisma.Sql =>
  recruiterId
    ? Prisma.sql`(select user_id from recruiters where id = ${recruiterId}::uuid)`
    : Prisma.sql`${userId}::uuid`;
