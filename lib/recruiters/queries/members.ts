import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";

/** The accounts of everybody who is of this organization now, its owner's whatever became of it. */
export async function membersOf(tx: Tx, recruiterId: string): Promise<string[]> {
  const seats = await tx.membership.findMany({
    where: { recruiterId, leftAt: null, OR: [{ seat: "owner" }, { user: { disabledAt: null } }] },
    orderBy: { joinedAt: "asc" },
    select: { userId: true },
  });
  return seats.map(({ userId }) => userId);
}

/** Who acts for this organization and can be written to: each reads its letters in their own language, or turns them off alone. */
export async function lettersTo(tx: Tx, recruiterId: string) {
  const seats = await tx.membership.findMany({
    where: { recruiterId, leftAt: null, seat: { not: "reader" }, user: { disabledAt: null } },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { user: { select: { id: true, email: true, locale: true } } },
  });
  return seats.map(({ user: { id: userId, email: to, locale } }) => ({ userId, to, locale: locale as Locale }));
}
