import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";

/** The account ids of the organization's members, always including the owner's. */
export async function membersOf(tx: Tx, recruiterId: string): Promise<string[]> {
  const memberships = await tx.membership.findMany({
    where: { recruiterId, leftAt: null, OR: [{ teamRole: "owner" }, { user: { disabledAt: null } }] },
    orderBy: { joinedAt: "asc" },
    select: { userId: true },
  });
  return memberships.map(({ userId }) => userId);
}

/** The members who act for the organization and can be e-mailed, each with their own language. */
export async function emailRecipients(tx: Tx, recruiterId: string) {
  const memberships = await tx.membership.findMany({
    where: { recruiterId, leftAt: null, teamRole: { not: "reader" }, user: { disabledAt: null } },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { user: { select: { id: true, email: true, locale: true } } },
  });
  return memberships.map(({ user: { id: userId, email: to, locale } }) => ({ userId, to, locale: locale as Locale }));
}
