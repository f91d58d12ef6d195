import "server-only";
import { type Actor, isStaff, type Scope, scopes } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { named, nameOf } from "./named";

/** One of the staff, with an account that is open. */
const working = { role: { role: "admin" }, disabledAt: null } as const;

/** Whoever looks after this. */
export const staffFor = (tx: Tx, scope: Scope) =>
  tx.user.findMany({
    where: { ...working, scopes: { some: { scope } } },
    orderBy: { email: "asc" },
    select: { id: true, ...named.select },
  });

/** Whether this person, now, looks after this. */
export const looksAfter = async (tx: Pick<Tx, "user">, id: string, scope: Scope): Promise<boolean> =>
  (await tx.user.count({ where: { id, ...working, scopes: { some: { scope } } } })) > 0;

/** Whether somebody but this person looks after this. */
export const othersLookAfter = async (tx: Pick<Tx, "user">, id: string, scope: Scope): Promise<boolean> =>
  (await tx.user.count({ where: { id: { not: id }, ...working, scopes: { some: { scope } } } })) > 0;

/** Everybody of the staff and what they look after, by name; null for who does not give scopes. */
export async function listStaff(actor: Actor) {
  if (!isStaff(actor, "staff")) return null;
  const found = await db.user.findMany({
    where: working,
    orderBy: [{ profile: { fullName: "asc" } }, { id: "asc" }],
    select: { id: true, ...named.select, scopes: { select: { scope: true } } },
  });
  return found.map((user) => {
    const held = user.scopes.map(({ scope }) => scope);
    return {
      id: user.id,
      email: user.email,
      name: nameOf(user),
      scopes: scopes.filter((each) => held.includes(each)),
      isReader: user.id === actor.userId,
    };
  });
}

export type Colleague = NonNullable<Awaited<ReturnType<typeof listStaff>>>[number];
