import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { openStates } from "../schema";

/** Ends every request past its last day, each in a transaction of its own; returns how many. */
export const expireRequests = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
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
  await recordEvent(tx, actor, "contact.expired", { requestId: id, playerId, recruiterId });
  return true;
}
