import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import type { Kind } from "../schema/notification";
import { notify } from "../steps/notify";

type Told = Fact<"confirmation.answered" | "confirmation.expired" | "confirmation.taken_back" | "confirmation.settled">;

/** What became of a player's claims with whoever was asked to confirm them. */
export async function tellPlayerOfConfirmation(tx: Tx, fact: Told, tell: Tell) {
  const { confirmationId } = fact.data;
  const asked = await tx.confirmation.findUnique({
    where: { id: confirmationId },
    select: { flags: true, claims: { select: { answer: true } }, player: { select: { userId: true } } },
  });
  if (!asked) return;
  const kind = kindOf(fact, asked);
  const link = "/dashboard/evidence#confirmations";
  await notify(tx, fact, tell, [asked.player.userId], { kind, about: { confirmationId }, link });
}

function kindOf(fact: Told, { flags, claims }: { flags: string[]; claims: { answer: string | null }[] }): Kind {
  if (fact.type === "confirmation.expired") return "confirmationExpired";
  if (fact.type === "confirmation.taken_back") return "confirmationTakenBack";
  if (fact.type === "confirmation.settled")
    return fact.data.verdict === "cleared" ? "claimsConfirmed" : "confirmationVoided";
  if (flags.length > 0) return "confirmationLookedAt";
  return claims.every(({ answer }) => answer === "confirmed") ? "claimsConfirmed" : "claimsAnswered";
}
