import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { lockTicket } from "../queries/lock-ticket";
import { oneTicketInput } from "../schema/desk";

/** Nothing more is to be done; closing what is closed changes nothing. */
export const closeTicket = command({
  limit: { act: "closeTicket", person: byHand },
  by: staff("support"),
  input: oneTicketInput,
  load: (tx, { ticketId }) => lockTicket(tx, ticketId),
  async run({ tx, actor, input: { ticketId }, subject: { closedAt } }) {
    if (closedAt) return { ticketId };
    await tx.ticket.update({ where: { id: ticketId }, data: { closedAt: now() } });
    await record(tx, actor, "ticket.closed", { ticketId, was: "open", is: "closed" });
    return { ticketId };
  },
});
