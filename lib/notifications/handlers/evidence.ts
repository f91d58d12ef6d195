import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import type { Kind } from "../schema/notification";
import { notify } from "../steps/notify";

type ConfirmationEvent = DomainEvent<
  "confirmation.answered" | "confirmation.expired" | "confirmation.taken_back" | "confirmation.settled"
>;

/** What became of a player's claims with whoever was asked to confirm them. */
export async function tellPlayerOfConfirmation(tx: Tx, fact: ConfirmationEvent, notifyPages: NotifyPages) {
  const { confirmationId } = fact.data;
  const confirmation = await tx.confirmation.findUnique({
    where: { id: confirmationId },
    select: { flags: true, claims: { select: { answer: true } }, player: { select: { userId: true } } },
  });
  if (!confirmation) return;
  const kind = kindOf(fact, confirmation);
  const link = "/dashboard/evidence#confirmations";
  await notify(tx, fact, notifyPages, [confirmation.player.userId], { kind, about: { confirmationId }, link });
}

function kindOf(
  fact: ConfirmationEvent,
  { flags, claims }: { flags: string[]; claims: { answer: string | null }[] },
): Kind {
  if (fact.type === "confirmation.expired") return "confirmationExpired";
  if (fact.type === "confirmation.taken_back") return "confirmationTakenBack";
  if (fact.type === "confirmation.settled")
    return fact.data.verdict === "cleared" ? "claimsConfirmed" : "confirmationVoided";
  if (flags.length > 0) return "confirmationLookedAt";
  return claims.every(({ answer }) => answer === "confirmed") ? "claimsConfirmed" : "claimsAnswered";
}
