import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** One lock for all statements, because a change of order affects all of them. */
export async function lockStatements(tx: Tx) {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('statements'))`;
}

export async function lockStatement(tx: Tx, id: string, expectsActive = true) {
  await lockStatements(tx);
  const statement = await tx.statement.findFirst({
    where: { id, removedAt: expectsActive ? null : { not: null } },
    select: { id: true, position: true, versions: { orderBy: { number: "desc" }, take: 1 } },
  });
  const version = statement?.versions[0];
  return statement && version ? { id, position: statement.position, version: version } : refuse("not_found");
}
