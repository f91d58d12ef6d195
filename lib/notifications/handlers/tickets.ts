import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { notify } from "../steps/notify";

/** Whoever was given a ticket by somebody else, while it is theirs. */
export async function tellAssignee(tx: Tx, fact: DomainEvent<"ticket.assigned">, notifyPages: NotifyPages) {
  const { ticketId, assigneeId } = fact.data;
  if (!assigneeId || assigneeId === fact.actorId) return;
  const assignedCount = await tx.ticket.count({ where: { id: ticketId, assigneeId } });
  if (assignedCount === 0) return;
  await notify(tx, fact, notifyPages, [assigneeId], {
    kind: "ticketGiven",
    about: { ticketId },
    link: `/admin/tickets/${ticketId}`,
  });
}
