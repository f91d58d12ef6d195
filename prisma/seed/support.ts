import type { Prisma } from "../../lib/core/prisma/client.ts";
import { type Days, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import { ticketTexts } from "./texts/tickets.ts";

/** Letters to the support; some from people with an account. */
export function makeTickets(players: readonly SeedPlayer[], days: Days): Prisma.TicketCreateManyInput[] {
  return ticketTexts.map(({ name, language, message, daysAgo, answered }, n) => {
    const writer = name ? null : players.filter((player) => player.language === language)[n + 3]!;
    const createdAt = days.ago(daysAgo, 8 + n, 12);
    return {
      id: idFor(`ticket ${n}`),
      userId: writer?.account.user.id ?? null,
      name: name ?? writer!.row.fullName,
      email: writer?.row.email ?? `visiteur${n + 1}@courriel.example`,
      message,
      locale: language,
      createdAt,
      closedAt: answered ? later(createdAt, 1, 3) : null,
    };
  });
}
