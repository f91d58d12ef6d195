import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { lockClaim } from "../queries/lock-claim";
import { moveClaimInput } from "../schema";

/** Puts a claim one place earlier or later; at either end it stays. */
export const moveClaim = command({
  limit: { act: "moveClaim", person: byHand },
  by: staff("news"),
  input: moveClaimInput,
  load: (tx, { id }) => lockClaim(tx, id),
  async run({ tx, actor, input: { id, to } }) {
    const order = await tx.claim.findMany({
      where: { removedAt: null },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const at = order.findIndex((claim) => claim.id === id);
    const next = at + (to === "earlier" ? -1 : 1);
    const other = order[next];
    if (!other) return { claimId: id };
    order[next] = { id };
    order[at] = other;
    for (const [index, claim] of order.entries())
      await tx.claim.update({ where: { id: claim.id }, data: { position: index + 1 } });
    await recordEvent(tx, actor, "claim.moved", { claimId: id, placeBefore: at + 1, placeAfter: next + 1 });
    return { claimId: id };
  },
});
