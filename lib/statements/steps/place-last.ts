import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** The place after all the others. */
export async function placeLast(tx: Tx): Promise<number> {
  const { _max } = await tx.claim.aggregate({ _max: { position: true } });
  return (_max.position ?? 0) + 1;
}
