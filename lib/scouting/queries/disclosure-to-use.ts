import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** A revealed identity, locked; `whose` names who may know of it, and refuses `not_found` to all others. */
export async function disclosureToUse(tx: Tx, disclosureId: string, whose: Prisma.DisclosureWhereInput) {
  await tx.$queryRaw`select id from disclosures where id = ${disclosureId}::uuid for update`;
  const disclosure = await tx.disclosure.findFirst({
    where: { AND: [{ id: disclosureId }, whose] },
    select: { id: true, playerId: true, recruiterId: true, closedAt: true },
  });
  return disclosure ?? refuse("not_found");
}
