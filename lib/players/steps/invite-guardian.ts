import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { mailbox } from "@/lib/platform/text/mailbox";
import { playerEvents } from "../events";
import { guardianTokenHash, guardianTokenOf } from "../queries/guardian-link";

type GuardianInput = {
  guardianName?: string;
  guardianEmail?: string;
  guardianUserId?: string;
  guardianLocale?: string;
};
type Minor = { playerId: string; playerEmail: string };

export const noChange = { newName: null, newEmail: null, newLocale: null, changeDueAt: null } as const;

/** Stores the guardian of a minor; the e-mail with the link follows from the event. Earlier links stop working. */
export async function inviteGuardian(tx: Tx, actor: Actor, { playerId, playerEmail }: Minor, named: GuardianInput) {
  const fullName = named.guardianName ?? refuse("guardian_name_required", "guardianName");
  const email = named.guardianEmail ?? refuse("guardian_email_required", "guardianEmail");
  const userId = named.guardianUserId ?? null;
  // A parent who registers a child has an own account, so only the exact address is refused here.
  if (userId && email.toLowerCase() === playerEmail.toLowerCase()) refuse("guardian_same_email", "email");
  if (!userId) await refuseOwnMailbox(tx, { playerId, playerEmail }, email);
  const sentAt = now();
  const tokenHash = guardianTokenHash(guardianTokenOf({ playerId, linkedAt: sentAt }));
  const dates = { invitedAt: sentAt, linkedAt: sentAt };
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
  await playerEvents.record(tx, actor, "guardian.invited", { playerId });
}

/** Refuses the child's own mailbox in any spelling. */
export async function refuseOwnMailbox(tx: Tx, { playerId, playerEmail }: Minor, guardianEmail: string) {
  const player = await tx.player.findUnique({ where: { id: playerId }, select: { user: { select: { email: true } } } });
  const ownMailboxes = [playerEmail, player?.user.email ?? playerEmail].map(mailbox);
  if (ownMailboxes.includes(mailbox(guardianEmail))) refuse("guardian_same_email", "guardianEmail");
}
