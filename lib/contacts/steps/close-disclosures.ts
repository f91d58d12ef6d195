import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { ClosedBy } from "@/lib/platform/prisma/enums";
import { contactEvents } from "../events";

/** Closes the open disclosures that match; `closedBy` is null when the club's side ends them. */
export async function closeDisclosures(
  tx: Tx,
  actor: EventActor,
  filter: Prisma.DisclosureWhereInput,
  closedBy: ClosedBy | null,
) {
  const closedDisclosures = await tx.disclosure.updateManyAndReturn({
    where: { ...filter, closedAt: null },
    data: { closedAt: now(), closedBy },
    select: { id: true, playerId: true, recruiterId: true },
  });
  for (const { id: disclosureId, ...pair } of closedDisclosures)
    await contactEvents.record(tx, actor, "identity.closed", { disclosureId, ...pair });
}
