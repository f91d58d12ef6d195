import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { mailbox } from "@/lib/platform/text/mailbox";
import { playerEvents } from "../events";
import { changeDays } from "../schema/guardian";
import { inviteGuardian, refuseOwnMailbox } from "./invite-guardian";

type GuardianInput = { guardianName?: string; guardianEmail?: string };
type Minor = { playerId: string; playerEmail: string };

/** The first guardian is invited at once; a change of mailbox waits a day, in which the current guardian can keep the role by answering. */
export async function nameGuardian(tx: Tx, actor: Actor, minor: Minor, named: GuardianInput) {
  const { playerId } = minor;
  const currentGuardian = await tx.guardian.findUnique({ where: { playerId }, select: { email: true } });
  const email = named.guardianEmail ?? refuse("guardian_email_required", "guardianEmail");
  if (!currentGuardian || mailbox(currentGuardian.email) === mailbox(email))
    return inviteGuardian(tx, actor, minor, named);
  const newName = named.guardianName ?? refuse("guardian_name_required", "guardianName");
  await refuseOwnMailbox(tx, minor, email);
  const change = { newName, newEmail: email, newLocale: actor.locale, changeDueAt: daysFrom(now(), changeDays) };
  await tx.guardian.update({ where: { playerId }, data: change });
  await playerEvents.record(tx, actor, "guardian.change_asked", { playerId });
}
