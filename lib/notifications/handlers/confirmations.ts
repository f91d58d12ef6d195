import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { Kind } from "../schema/notification";
import { notify } from "../steps/notify";

type ConfirmationEvent = DomainEvent<
  "confirmation.answered" | "confirmation.expired" | "confirmation.revoked" | "confirmation.settled"
>;

export async function notifyPlayerOfConfirmation(tx: Tx, event: ConfirmationEvent, notifyPages: NotifyPages) {
  const { confirmationId } = event.data;
  const confirmation = await tx.confirmation.findUnique({
    where: { id: confirmationId },
    select: { flags: true, claims: { select: { answer: true } }, player: { select: { userId: true } } },
  });
  if (!confirmation) return;
  const kind = kindOf(event, confirmation);
  const link = "/dashboard/evidence#confirmations";
  await notify(tx, event, notifyPages, [confirmation.player.userId], { kind, about: { confirmationId }, link });
}

function kindOf(
  event: ConfirmationEvent,
  { flags, claims }: { flags: string[]; claims: { answer: string | null }[] },
): Kind {
  if (event.type === "confirmation.expired") return "confirmationExpired";
  if (event.type === "confirmation.revoked") return "confirmationRevoked";
  if (event.type === "confirmation.settled")
    return event.data.verdict === "cleared" ? "claimsConfirmed" : "confirmationVoided";
  if (flags.length > 0) return "confirmationLookedAt";
  return claims.every(({ answer }) => answer === "confirmed") ? "claimsConfirmed" : "claimsAnswered";
}
