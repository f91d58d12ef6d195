import "server-only";
import type { Tx } from "@/lib/platform/db/db";

type AcceptedRequest = { requestId: string; playerId: string; recruiterId: string };

export async function openThread(tx: Tx, request: AcceptedRequest): Promise<{ threadId: string }> {
  const thread = await tx.thread.create({ data: request, select: { id: true } });
  return { threadId: thread.id };
}
