import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

type View = { documentId: string; viewerId: string; byGuardian?: boolean };

export async function noteView(tx: Tx, { documentId, viewerId, byGuardian = false }: View) {
  await tx.documentView.create({ data: { documentId, viewerId, byGuardian, viewedAt: now() } });
}
