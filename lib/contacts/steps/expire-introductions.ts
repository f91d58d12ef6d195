import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { settleIntroduction } from "./settle-introduction";

/** Ends every introduction past its last day, each in its own transaction; returns their number. */
export const expireIntroductions = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.introduction.findMany({ where: { ...dueFilter(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => expire(tx, actor, id)),
  );

const dueFilter = () => ({ status: "pending" as const, expiresAt: { lte: now() } });

async function expire(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  await tx.$queryRaw`select id from introductions where id = ${id}::uuid for update`;
  const introduction = await tx.introduction.findFirst({
    where: { ...dueFilter(), id },
    select: { id: true, creditId: true },
  });
  if (introduction) await settleIntroduction(tx, actor, introduction, "expired");
  return introduction !== null;
}
