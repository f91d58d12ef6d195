import "server-only";
import { Prisma } from "../prisma/client";
import type { Actor } from "./actor";

/** The user id that others see and block, as SQL: the owner's for members of an organization. */
export const knownAccount = ({ recruiterId, userId }: Actor): Prisma.Sql =>
  recruiterId
    ? Prisma.sql`(select user_id from recruiters where id = ${recruiterId}::uuid)`
    : Prisma.sql`${userId}::uuid`;
