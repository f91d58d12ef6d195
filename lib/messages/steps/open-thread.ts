import "server-only";
import type { Tx } from "@/lib/platform/db/db";

type Accepted = { requestId: string; playerId: string; recruiterId: string };

/** The conversation that an accepted contact request opens; one a request. */
export async function openThread(tx: Tx, accepted: Accepted): Promise<{ threadId: string }> {
  const thread = await tx.thread.create({ data: accepted, select: { id: true } });
  return { threadId: thread.id };
}
