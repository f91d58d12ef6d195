import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** Acts on claims come one after the other: their order is one thing. */
export async function lockClaims(tx: Tx) {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('claims'))`;
}

/** A claim that stands, or was removed, with what it says; refuses with `not_found`. */
export async function lockClaim(tx: Tx, id: string, stands = true) {
  await lockClaims(tx);
  const claim = await tx.claim.findFirst({
    where: { id, removedAt: stands ? null : { not: null } },
    select: { id: true, position: true, versions: { orderBy: { number: "desc" }, take: 1 } },
  });
  const said = claim?.versions[0];
  return claim && said ? { id, position: claim.position, said } : refuse("not_found");
}
