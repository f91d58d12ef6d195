import "server-only";
import { anyone } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
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
    await record(tx, actor, "ticket.opened", { ticketId });
    return { ticketId };
  },
});
