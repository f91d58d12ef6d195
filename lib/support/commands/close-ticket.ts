import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { supportEvents } from "../events";
import { lockTicket } from "../queries/lock-ticket";
import { oneTicketInput } from "../schema/ticket-list";

export const closeTicket = command({
  limit: { act: "closeTicket", person: byHand },
  by: staff("support"),
  input: oneTicketInput,
  load: (tx, { ticketId }) => lockTicket(tx, ticketId),
  async run({ tx, actor, input: { ticketId }, subject: { closedAt } }) {
    if (closedAt) return { ticketId };
    await tx.ticket.update({ where: { id: ticketId }, data: { closedAt: now() } });
    await supportEvents.record(tx, actor, "ticket.closed", { ticketId, was: "open", is: "closed" });
    return { ticketId };
  },
});
