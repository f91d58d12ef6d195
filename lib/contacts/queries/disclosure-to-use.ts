import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Locks a disclosure; refuses `not_found` unless it matches the filter. */
export async function disclosureToUse(tx: Tx, disclosureId: string, filter: Prisma.DisclosureWhereInput) {
  await tx.$queryRaw`select id from disclosures where id = ${disclosureId}::uuid for update`;
  const disclosure = await tx.disclosure.findFirst({
    where: { AND: [{ id: disclosureId }, filter] },
    select: { id: true, playerId: true, recruiterId: true, closedAt: true },
  });
  return disclosure ?? refuse("not_found");
}
