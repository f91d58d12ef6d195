import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { accountEvents } from "../events";
import { emailOwner } from "./write-to";

export async function agreeToEmail(
  tx: Tx,
  actor: Actor,
  userId: string,
  mailbox: "email_change_old" | "email_change_new",
): Promise<"agreed" | "changed"> {
  const agreement = mailbox === "email_change_old" ? { oldAgreedAt: now() } : { newAgreedAt: now() };
  // Locks the row, so that two concurrent confirmations see each other.
  const [change] = await tx.emailChange.updateManyAndReturn({
    where: { userId, expiresAt: { gt: now() } },
    data: agreement,
  });
  if (!change) refuse("link_invalid");
  const { newEmail, oldAgreedAt, newAgreedAt } = change;
  if (!oldAgreedAt || !newAgreedAt) return "agreed";
  await emailOwner(tx, { userId, template: "email_changed", path: "/contact", newEmail });
  await tx.emailChange.delete({ where: { userId } });
  await moveAccount(tx, userId, newEmail);
  await accountEvents.record(tx, actor, "email.changed", { userId });
  return "changed";
}

async function moveAccount(tx: Tx, userId: string, email: string) {
  try {
    await tx.user.update({ where: { id: userId }, data: { email, emailConfirmedAt: now() } });
  } catch (error) {
    if (breaksUnique(error)) refuse("email_taken");
    throw error;
  }
}
