import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { guardianTokenHash, guardianTokenOf } from "../queries/guardian-link";

type Named = { guardianName?: string; guardianEmail?: string; guardianUserId?: string };
type Minor = { playerId: string; playerEmail: string };

/** Names the adult who answers for a minor; the mail with the link follows from the fact. An earlier link stops working. */
export async function inviteGuardian(tx: Tx, actor: Actor, { playerId, playerEmail }: Minor, named: Named) {
  const fullName = named.guardianName ?? refuse("guardian_name_required", "guardianName");
  const email = named.guardianEmail ?? refuse("guardian_email_required", "guardianEmail");
  const userId = named.guardianUserId ?? null;
  if (email.toLowerCase() === playerEmail.toLowerCase())
    refuse("guardian_same_email", userId ? "email" : "guardianEmail");
  const at = now();
  const tokenHash = guardianTokenHash(guardianTokenOf({ playerId, linkedAt: at }));
  const dates = { invitedAt: at, linkedAt: at };
  const invitation = { fullName, email, userId, locale: actor.locale, status: "invited", tokenHash, ...dates } as const;
  await tx.guardian.upsert({ where: { playerId }, create: { playerId, ...invitation }, update: invitation });
  await record(tx, actor, "guardian.invited", { playerId });
}
