import "server-only";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { openStates } from "../schema";

/** Ends every request past its last day, each in a transaction of its own; returns how many. */
export async function expireRequests(actor: Actor): Promise<number> {
  let ended = 0;
  while (await transaction((tx) => expireNext(tx, actor))) ended++;
  return ended;
}

async function expireNext(tx: Tx, actor: Actor): Promise<boolean> {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    select id from contact_requests
    where status = any(${openStates}::contact_request_status[]) and expires_at <= ${now()}
    order by expires_at limit 1 for update skip locked`;
  if (!due) return false;
  const {
    id: requestId,
    playerId,
    recruiterId,
    creditId,
  } = await tx.contactRequest.update({
    where: { id: due.id },
    data: { status: "expired", answeredAt: now() },
  });
  if (creditId) await returnCredit(tx, creditId);
  await record(tx, actor, "contact.expired", { requestId, playerId, recruiterId });
  return true;
}
