import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export const aTicket = (over: Partial<Prisma.TicketUncheckedCreateInput> = {}) =>
  db.ticket.create({
    data: {
      name: "Nadia",
      email: `${randomUUID()}@test.recruit`,
      message: "Where do I change my city?",
      locale: "en",
      ...over,
    },
  });
