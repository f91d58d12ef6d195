import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { ticketInput, ticketsPerAddress, ticketsPerSender } from "../schema/ticket";

/** A letter to the support, from anyone; whoever is signed in is known by their account. */
export const openTicket = command({
  limit: { act: "openTicket", address: ticketsPerAddress, value: { of: ({ email }) => email, ...ticketsPerSender } },
  by: anyone,
  input: ticketInput,
  load: async () => null,
  run: async ({ tx, actor, input }) => {
    const data = { ...input, userId: actor.userId, locale: actor.locale };
    const { id: ticketId } = await tx.ticket.create({ data, select: { id: true } });
    await recordEvent(tx, actor, "ticket.opened", { ticketId });
    return { ticketId };
  },
});
