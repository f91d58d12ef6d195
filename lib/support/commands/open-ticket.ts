import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { supportEvents } from "../events";
import { ticketInput, ticketsPerAddress, ticketsPerSender } from "../schema/ticket";

export const openTicket = command({
  limit: { act: "openTicket", address: ticketsPerAddress, value: { of: ({ email }) => email, ...ticketsPerSender } },
  by: anyone,
  input: ticketInput,
  load: async () => null,
  run: async ({ tx, actor, input }) => {
    const data = { ...input, userId: actor.userId, locale: actor.locale };
    const { id: ticketId } = await tx.ticket.create({ data, select: { id: true } });
    await supportEvents.record(tx, actor, "ticket.opened", { ticketId });
    return { ticketId };
  },
});
