import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mailbox } from "@/lib/platform/text/mailbox";
import { guardianTokenHash, guardianTokenOf } from "../queries/guardian-link";

type Named = { guardianName?: string; guardianEmail?: string; guardianUserId?: string; guardianLocale?: string };
type Minor = { playerId: string; playerEmail: string };

/** What a change that waits is stored as once nothing waits. */
export const noChange = { newName: null, newEmail: null, newLocale: null, changeDueAt: null } as const;

/** Names the adult who answers for a minor; the mail with the link follows from the fact. An earlier link stops working. */
export async function inviteGuardian(tx: Tx, actor: Actor, { playerId, playerEmail }: Minor, named: Named) {
  const fullName = named.guardianName ?? refuse("guardian_name_required", "guardianName");
  const email = named.guardianEmail ?? refuse("guardian_email_required", "guardianEmail");
  const userId = named.guardianUserId ?? null;
  // A parent who registers a child has an account of their own, so a second spelling is no disguise.
  if (userId && email.toLowerCase() === playerEmail.toLowerCase()) refuse("guardian_same_email", "email");
  if (!userId) await refuseOwnMailbox(tx, { playerId, playerEmail }, email);
  const at = now();
  const tokenHash = guardianTokenHash(guardianTokenOf({ playerId, linkedAt: at }));
  const dates = { invitedAt: at, linkedAt: at };
  const invitation = {
    fullName,
    email,
    userId,
    locale: named.guardianLocale ?? actor.locale,
    status: "invited",
    tokenHash,
    ...dates,
    ...noChange,
  } as const;
  await tx.guardian.upsert({ where: { playerId }, create: { playerId, ...invitation }, update: invitation });
  await recordEvent(tx, actor, "guardian.invited", { playerId });
}

/** A child's own mailbox, in whatever spelling, answers for nobody. */
export async function refuseOwnMailbox(tx: Tx, { playerId, playerEmail }: Minor, guardianEmail: string) {
  const player = await tx.player.findUnique({ where: { id: playerId }, select: { user: { select: { email: true } } } });
  const own = [playerEmail, player?.user.email ?? playerEmail].map(mailbox);
  if (own.includes(mailbox(guardianEmail))) refuse("guardian_same_email", "guardianEmail");
}
