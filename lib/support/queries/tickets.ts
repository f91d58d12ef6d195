import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { staffFor } from "@/lib/accounts/queries/staff";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import { stateOf, type TicketState, type ticketChoices } from "../schema/ticket-list";

type TicketSearch = ListSearch<typeof ticketChoices>;

/** The tickets that match the search, newest first, 50 per page, with their number; null for actors who are not support staff. */
export const listTickets = query({
  limit: { act: "listTickets", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: TicketSearch) {
    if (!isStaff(actor, "support")) return null;
    const where = searchFilter(search, actor.userId);
    const { orderBy, beyond: afterCursor } = keyset(search, "createdAt", "id");
    const [count, all] = await Promise.all([
      db.ticket.count({ where }),
      db.ticket.findMany({ where: { AND: [where, afterCursor] }, orderBy, take: pageLength + 1, select: ticketSelect }),
    ]);
    const { rows, next } = paged(all);
    return {
      count,
      next,
      rows: rows.map(({ answeredAt, closedAt, message, assignee, ...row }) => ({
        ...row,
        excerpt: message.slice(0, 140),
        state: stateOf({ answeredAt, closedAt }),
        assignee: assignee && nameOf(assignee),
      })),
    };
  },
});

export type TicketRow = NonNullable<Awaited<ReturnType<typeof listTickets>>>["rows"][number];

/** One ticket with its answers, oldest first, and the possible assignees; null when it does not exist or the actor is not support staff. */
export async function getTicket(actor: Actor, ticketId: string) {
  if (!isStaff(actor, "support")) return null;
  const [ticket, colleagues] = await Promise.all([
    db.ticket.findUnique({
      where: { id: ticketId },
      select: {
        ...ticketSelect,
        talk: true,
        user: { select: { player: { select: { country: true } } } },
        assigneeId: true,
        answers: {
          orderBy: { createdAt: "asc" },
          select: { id: true, content: true, createdAt: true, author: named },
        },
      },
    }),
    staffFor(db, "support"),
  ]);
  if (!ticket) return null;
  const { answers, assignee, user, ...fields } = ticket;
  return {
    ...fields,
    state: stateOf(ticket),
    country: (ticket.topic === "agent_service" && user?.player?.country) || null,
    assignee: assignee && nameOf(assignee),
    answers: answers.map(({ author, ...answer }) => ({ ...answer, author: author && nameOf(author) })),
    colleagues: colleagues.map(({ id, ...colleague }) => ({
      id,
      name: nameOf(colleague),
      isReader: id === actor.userId,
    })),
  };
}

export type OpenedTicket = NonNullable<Awaited<ReturnType<typeof getTicket>>>;

export const unanswered = { answeredAt: null, closedAt: null } satisfies Prisma.TicketWhereInput;

const stateFilters: Record<TicketState, Prisma.TicketWhereInput> = {
  open: unanswered,
  answered: { answeredAt: { not: null }, closedAt: null },
  closed: { closedAt: { not: null } },
};

function searchFilter({ q, state, topic, assignee }: TicketSearch, readerId: string): Prisma.TicketWhereInput {
  const contains = q ? ({ contains: q, mode: "insensitive" } as const) : undefined;
  return {
    ...(state && stateFilters[state]),
    ...(topic && { topic }),
    ...(assignee && { assigneeId: assignee === "mine" ? readerId : null }),
    ...(q && { OR: [{ name: contains }, { email: contains }, { message: contains }, ...byReference(q)] }),
  };
}

/** The reference in e-mails is the beginning of the ticket id. */
const byReference = (q: string) =>
  /^[\da-f]{8}$/i.test(q)
    ? [{ id: { gte: `${q}-0000-0000-0000-000000000000`, lte: `${q}-ffff-ffff-ffff-ffffffffffff` } }]
    : [];

const ticketSelect = {
  id: true,
  topic: true,
  name: true,
  email: true,
  message: true,
  locale: true,
  userId: true,
  createdAt: true,
  answeredAt: true,
  closedAt: true,
  assignee: named,
} as const;
