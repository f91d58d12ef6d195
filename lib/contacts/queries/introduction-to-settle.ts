import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Locks an introduction; refuses `not_found` unless it matches the filter. */
export async function introductionToSettle(tx: Tx, id: string, filter: Prisma.IntroductionWhereInput) {
  await tx.$queryRaw`select id from introductions where id = ${id}::uuid for update`;
  const introduction = await tx.introduction.findFirst({
    where: { AND: [{ id }, filter] },
    select: {
      id: true,
      kind: true,
      recruiterId: true,
      creditId: true,
      status: true,
      closedAt: true,
      expiresAt: true,
      user: { select: { esportPlayer: { select: { id: true } } } },
    },
  });
  if (!introduction) refuse("not_found");
  return { ...introduction, due: introduction.expiresAt <= now() };
}

export type ToSettle = Awaited<ReturnType<typeof introductionToSettle>>;
