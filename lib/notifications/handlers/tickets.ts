import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { notify } from "../steps/notify";

/** Assigning a ticket to oneself, or reassigning it before this runs, notifies nobody. */
export async function notifyAssignee(tx: Tx, event: DomainEvent<"ticket.assigned">, notifyPages: NotifyPages) {
  const { ticketId, assigneeId } = event.data;
  if (!assigneeId || assigneeId === event.actorId) return;
  const assignedCount = await tx.ticket.count({ where: { id: ticketId, assigneeId } });
  if (assignedCount === 0) return;
  await notify(tx, event, notifyPages, [assigneeId], {
    kind: "ticketGiven",
    about: { ticketId },
    link: `/admin/tickets/${ticketId}`,
  });
}
