import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db, type Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { openStates } from "../schema";

/** Ends every request past its last day, each in a transaction of its own; returns how many. */
export const expireRequests = (actor: Actor): Promise<number> =>
  forEachDue(
    (id, take) =>
      db.contactRequest.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => expire(tx, actor, id)),
  );

const due = () => ({ status: { in: [...openStates] }, expiresAt: { lte: now() } });

async function expire(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { ...due(), id };
  const [ended] = await tx.contactRequest.updateManyAndReturn({
    where,
    data: { status: "expired", answeredAt: now() },
  });
  if (!ended) return false;
  const { playerId, recruiterId, creditId } = ended;
  if (creditId) await returnCredit(tx, creditId);
  await record(tx, actor, "contact.expired", { requestId: id, playerId, recruiterId });
  return true;
}
