import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

export async function ownAccount(actor: Actor) {
  if (!actor.userId) return null;
  const select = { email: true, emailConfirmedAt: true, profile: { select: { fullName: true } } };
  const account = await db.user.findUnique({ where: { id: actor.userId }, select });
  return (
    account && {
      email: account.email,
      confirmed: account.emailConfirmedAt !== null,
      fullName: account.profile?.fullName ?? account.email,
    }
  );
}

export async function accountSettings(actor: Actor) {
  if (!actor.userId) return null;
  const account = await db.user.findUnique({
    where: { id: actor.userId },
    select: {
      email: true,
      emailConfirmedAt: true,
      locale: true,
      emailChange: { select: { newEmail: true, oldAgreedAt: true, newAgreedAt: true, expiresAt: true } },
    },
  });
  if (!account) return null;
  const { emailChange, ...rest } = account;
  return { ...rest, emailChange: emailChange && emailChange.expiresAt > now() ? emailChange : null };
}

export type AccountSettings = NonNullable<Awaited<ReturnType<typeof accountSettings>>>;
