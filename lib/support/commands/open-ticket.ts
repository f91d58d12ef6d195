import "server-only";
import { anyone } from "@/lib/core/actor";
import { errand } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { bucketOf, limit } from "@/lib/core/rate-limit";
import { ticketInput, ticketsPerSender } from "../schema";

/** A letter to the support, from anyone; whoever is signed in is known by their account. */
export const openTicket = errand({
  input: ticketInput,
  load: async () => null,
  allow: anyone,
  call: ({ input }) => limit(bucketOf("ticket of", input.email), ticketsPerSender),
  run: async ({ tx, actor, input }) => {
    const data = { ...input, userId: actor.userId, locale: actor.locale };
    const { id: ticketId } = await tx.ticket.create({ data, select: { id: true } });
    await record(tx, actor, "ticket.opened", { ticketId });
    return { ticketId };
  },
});
