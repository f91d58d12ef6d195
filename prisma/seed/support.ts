import type { Prisma } from "../../lib/core/prisma/client.ts";
import { type Days, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import { ticketTexts } from "./texts/tickets.ts";

/** Letters to the support; some from people with an account, some answered by the administrator. */
export function makeTickets(
  players: readonly SeedPlayer[],
  admin: string,
  days: Days,
): Prisma.TicketUncheckedCreateInput[] {
  return ticketTexts.map(({ name, language, message, daysAgo, answer }, n) => {
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
      assigneeId: answer ? admin : null,
      ...(answer && {
        answers: {
          create: {
            id: idFor(`ticket answer ${n}`),
            authorId: admin,
            content: answer,
            createdAt: later(createdAt, 1, 2),
          },
        },
      }),
      answeredAt: answer ? later(createdAt, 1, 2) : null,
      closedAt: answer && daysAgo > 10 ? later(createdAt, 1, 3) : null,
    };
  });
}
