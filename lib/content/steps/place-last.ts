import "server-only";
import type { Tx } from "@/lib/platform/db/db";

export async function placeLast(tx: Tx): Promise<number> {
  const { _max } = await tx.statement.aggregate({ _max: { position: true } });
  return (_max.position ?? 0) + 1;
}
