import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export type TakenWords = { id: string; subject: string | null; content: string };

/** Empties the messages but keeps their rows; returns the texts, so that they can be restored. */
export async function takeDownMessages(tx: Tx, filter: Prisma.MessageWhereInput): Promise<TakenWords[]> {
  const where = { ...filter, takenDownAt: null };
  const messages = await tx.message.findMany({ where, select: { id: true, subject: true, content: true } });
  const data = { content: "", subject: null, takenDownAt: now() };
  await tx.message.updateMany({ where: { id: { in: messages.map(({ id }) => id) } }, data });
  return messages;
}

export async function restoreMessages(tx: Tx, messages: readonly TakenWords[]) {
  for (const { id, subject, content } of messages)
    await tx.message.updateMany({
      where: { id, takenDownAt: { not: null } },
      data: { subject, content, takenDownAt: null },
    });
}
