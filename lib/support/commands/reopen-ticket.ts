import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
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
    await record(tx, actor, "ticket.reopened", { ticketId, was: "closed", is: "open" });
    return { ticketId };
  },
});
