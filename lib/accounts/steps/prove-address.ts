import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

export async function proveAddress(tx: Tx, { userId, email }: { userId: string; email: string }) {
  const where = { id: userId, email, emailConfirmedAt: null };
  await tx.user.updateMany({ where, data: { emailConfirmedAt: now() } });
}
