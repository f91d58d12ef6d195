import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mailbox } from "@/lib/platform/text/mailbox";
import { changeDays } from "../schema/guardian";
import { inviteGuardian, refuseOwnMailbox } from "./invite-guardian";

type Named = { guardianName?: string; guardianEmail?: string };
type Minor = { playerId: string; playerEmail: string };

/** The first guardian is invited at once. Another mailbox waits a day: the present one is told, and by answering keeps its place. */
export async function nameGuardian(tx: Tx, actor: Actor, minor: Minor, named: Named) {
  const { playerId } = minor;
  const known = await tx.guardian.findUnique({ where: { playerId }, select: { email: true } });
  const email = named.guardianEmail ?? refuse("guardian_email_required", "guardianEmail");
  if (!known || mailbox(known.email) === mailbox(email)) return inviteGuardian(tx, actor, minor, named);
  const newName = named.guardianName ?? refuse("guardian_name_required", "guardianName");
  await refuseOwnMailbox(tx, minor, email);
  const change = { newName, newEmail: email, newLocale: actor.locale, changeDueAt: daysFrom(now(), changeDays) };
  await tx.guardian.update({ where: { playerId }, data: change });
  await recordEvent(tx, actor, "guardian.change_asked", { playerId });
}
