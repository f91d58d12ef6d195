import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    await recordEvent(tx, actor, "ticket.closed", { ticketId, was: "open", is: "closed" });
    return { ticketId };
  },
});
