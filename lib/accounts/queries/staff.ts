import "server-only";
import { type Actor, isStaff, type Scope, scopes } from "@/lib/core/actor";
import { db, type Tx } from "@/lib/core/db";

/** Whoever looks after this, with an account that is open. */
export const staffFor = (tx: Tx, scope: Scope) =>
  tx.user.findMany({
    where: { role: { role: "admin" }, scopes: { some: { scope } }, disabledAt: null },
    select: { id: true, email: true },
  });

/** Whether this person, now, looks after this, with an account that is open. */
export const looksAfter = async (tx: Pick<Tx, "user">, userId: string, scope: Scope): Promise<boolean> =>
  (await tx.user.count({
    where: { id: userId, role: { role: "admin" }, scopes: { some: { scope } }, disabledAt: null },
  })) > 0;

/** Everybody of the staff and what they look after, by name; null for who does not give scopes. */
export async function listStaff(actor: Actor) {
  if (!isStaff(actor, "staff")) return null;
  const found = await db.user.findMany({
    where: { role: { role: "admin" }, disabledAt: null },
    orderBy: [{ profile: { fullName: "asc" } }, { id: "asc" }],
    select: { id: true, email: true, profile: { select: { fullName: true } }, scopes: { select: { scope: true } } },
  });
  return found.map(({ profile, ...user }) => {
    const held = user.scopes.map(({ scope }) => scope);
    const isReader = user.id === actor.userId;
    return {
      ...user,
      name: profile?.fullName ?? user.email,
      scopes: scopes.filter((each) => held.includes(each)),
      isReader,
    };
  });
}

export type Colleague = NonNullable<Awaited<ReturnType<typeof listStaff>>>[number];
