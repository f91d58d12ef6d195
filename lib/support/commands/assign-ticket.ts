import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { supportEvents } from "../events";
import { lockTicket } from "../queries/lock-ticket";
import { assignInput } from "../schema/ticket-list";

/** Refuses when a colleague has reassigned the ticket since the page was loaded. */
export const assignTicket = command({
  limit: { act: "assignTicket", person: byHand },
  by: staff("support"),
  input: assignInput,
  load: (tx, { ticketId }) => lockTicket(tx, ticketId),
  async run({ tx, actor, input: { ticketId, from = null, assigneeId = null }, subject: ticket }) {
    if (ticket.assigneeId === assigneeId) return { ticketId };
    if (ticket.assigneeId !== from) refuse("ticket_assigned_meanwhile");
    if (assigneeId && !(await staffFor(tx, "support")).some(({ id }) => id === assigneeId))
      refuse("not_of_support", "assigneeId");
    await tx.ticket.update({ where: { id: ticketId }, data: { assigneeId } });
    await supportEvents.record(tx, actor, "ticket.assigned", { ticketId, assigneeId, formerId: ticket.assigneeId });
    return { ticketId };
  },
});
