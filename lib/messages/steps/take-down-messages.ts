import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export type TakenWords = { id: string; subject: string | null; content: string };

/** Their words leave the conversation; that there were some stays. Gives the words, for whoever may have to put them back. */
export async function takeDownMessages(tx: Tx, which: Prisma.MessageWhereInput): Promise<TakenWords[]> {
  const where = { ...which, takenDownAt: null };
  const taken = await tx.message.findMany({ where, select: { id: true, subject: true, content: true } });
  const data = { content: "", subject: null, takenDownAt: now() };
  await tx.message.updateMany({ where: { id: { in: taken.map(({ id }) => id) } }, data });
  return taken;
}

export async function restoreMessages(tx: Tx, taken: readonly TakenWords[]) {
  for (const { id, subject, content } of taken)
    await tx.message.updateMany({
      where: { id, takenDownAt: { not: null } },
      data: { subject, content, takenDownAt: null },
    });
}
