import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Another mailed link has proved this address: the account at it needs no further proof. */
export async function proveAddress(tx: Tx, { userId, email }: { userId: string; email: string }) {
  const where = { id: userId, email, emailConfirmedAt: null };
  await tx.user.updateMany({ where, data: { emailConfirmedAt: now() } });
}
