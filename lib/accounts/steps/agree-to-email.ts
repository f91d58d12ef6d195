import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { writeTo } from "./write-to";

/** One of the two mailboxes agrees. With both the account moves: the old one is told, and the domains that keep the address. */
export async function agreeToEmail(
  tx: Tx,
  actor: Actor,
  userId: string,
  mailbox: "email_change_old" | "email_change_new",
): Promise<"agreed" | "changed"> {
  const agreed = mailbox === "email_change_old" ? { oldAgreedAt: now() } : { newAgreedAt: now() };
  // Locks the row, so that two mailboxes agreeing at once see each other.
  const [change] = await tx.emailChange.updateManyAndReturn({
    where: { userId, expiresAt: { gt: now() } },
    data: agreed,
  });
  if (!change) refuse("link_invalid");
  const { newEmail, oldAgreedAt, newAgreedAt } = change;
  if (!oldAgreedAt || !newAgreedAt) return "agreed";
  await writeTo(tx, { userId, letter: "email_changed", path: "/contact", newEmail });
  await tx.emailChange.delete({ where: { userId } });
  await move(tx, userId, newEmail);
  await recordEvent(tx, actor, "email.changed", { userId });
  return "changed";
}

async function move(tx: Tx, userId: string, email: string) {
  try {
    await tx.user.update({ where: { id: userId }, data: { email, emailConfirmedAt: now() } });
  } catch (error) {
    if (breaksUnique(error)) refuse("email_taken");
    throw error;
  }
}
