import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { contactEvents } from "../events";
import { openStates } from "../schema/requests";

/** Ends every request past its last day, each in its own transaction; returns their number. */
export const expireRequests = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.contactRequest.findMany({ where: { ...dueFilter(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => expire(tx, actor, id)),
  );

const dueFilter = () => ({ status: { in: [...openStates] }, expiresAt: { lte: now() } });

async function expire(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const where = { ...dueFilter(), id };
  const [request] = await tx.contactRequest.updateManyAndReturn({
    where,
    data: { status: "expired", answeredAt: now() },
  });
  if (!request) return false;
  const { playerId, recruiterId, creditId } = request;
  if (creditId) await returnCredit(tx, creditId);
  await contactEvents.record(tx, actor, "contact.expired", { requestId: id, playerId, recruiterId });
  return true;
}
