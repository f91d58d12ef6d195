import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { lockTicket } from "../queries/lock-ticket";
import { oneTicketInput } from "../schema/desk";

/** Takes a closing back; what is open stays so. */
export const reopenTicket = command({
  limit: { act: "reopenTicket", person: byHand },
  by: staff("support"),
  input: oneTicketInput,
  load: (tx, { ticketId }) => lockTicket(tx, ticketId),
  async run({ tx, actor, input: { ticketId }, subject: { closedAt } }) {
    if (!closedAt) return { ticketId };
    await tx.ticket.update({ where: { id: ticketId }, data: { closedAt: null } });
    await recordEvent(tx, actor, "ticket.reopened", { ticketId, was: "closed", is: "open" });
    return { ticketId };
  },
});
