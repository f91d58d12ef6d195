import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { accountEvents } from "../events";
import type { AccountRole } from "../schema";

type NewAccount = {
  email: string;
  passwordHash: string;
  fullName: string;
  role: AccountRole;
  locale: Locale;
  birthDate?: Date | null;
};

/** Refuses `email_taken`. Call `hashPassword` before the transaction. */
export async function createAccount(tx: Tx, actor: Actor, account: NewAccount): Promise<{ userId: string }> {
  const { email, passwordHash, fullName, role, locale, birthDate = null } = account;
  // A unique violation would abort the caller's transaction.
  const [user] = await tx.user.createManyAndReturn({
    data: { email, passwordHash, locale },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!user) refuse("email_taken", "email");
  await tx.profile.create({ data: { id: user.id, fullName, birthDate } });
  await tx.userRole.create({ data: { userId: user.id, role } });
  await accountEvents.record(tx, actor, "account.created", { userId: user.id });
  return { userId: user.id };
}
