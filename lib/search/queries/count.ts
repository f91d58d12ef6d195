import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { countCap } from "../schema/page";

export async function countOf(where: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select from players p where ${where} limit ${countCap + 1}) as capped`;
  return row?.count ?? 0;
}
