import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import { agentTexts } from "./texts/agents.ts";
import { ticketTexts } from "./texts/tickets.ts";

/** Support tickets; some from people with an account, some answered by the administrator. */
export function makeTickets(
  players: readonly SeedPlayer[],
  admin: string,
  days: Days,
): Prisma.TicketUncheckedCreateInput[] {
  return agentTickets(players, admin, days).concat(
    ticketTexts.map(({ name, language, message, daysAgo, answer }, n) => {
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
    }),
  );
}

/** Requests for an agent: the demo player's is answered, two are open, the others are answered. */
function agentTickets(players: readonly SeedPlayer[], admin: string, days: Days): Prisma.TicketUncheckedCreateInput[] {
  return players
    .filter(({ row }) => row.agentService)
    .map(({ account, row, language }, n) => {
      const waits = n === 1 || n === 2;
      const createdAt = waits ? days.ago(n, 9, 40) : row.createdAt;
      const answeredAt = waits ? null : later(createdAt, 1, 3);
      const { asks, answer } = agentTexts[language];
      return {
        id: idFor(`ticket agent ${row.handle}`),
        userId: account.user.id,
        topic: "agent_service",
        name: row.fullName,
        email: row.email,
        message: `${asks}\n\n${row.handle}`,
        locale: language,
        createdAt,
        assigneeId: waits ? null : admin,
        answeredAt,
        ...(answeredAt && {
          answers: {
            create: {
              id: idFor(`ticket answer agent ${row.handle}`),
              authorId: admin,
              content: answer,
              createdAt: answeredAt,
            },
          },
        }),
      };
    });
}
