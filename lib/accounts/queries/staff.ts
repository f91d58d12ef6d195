import "server-only";
import { type Actor, isStaff, type Scope, scopes } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { named, nameOf } from "./named";

const activeStaff = { role: { role: "admin" }, disabledAt: null } as const;

type StaffAccount = { role: string | undefined; hasFactor: boolean };

/** Staff may do nothing before they have a second factor, except where they are only asked for one. */
export const staffMustAddFactor = ({ role, hasFactor }: StaffAccount): boolean =>
  role === "admin" && !hasFactor && env.STAFF_SECOND_FACTOR === "required";

export const staffFor = (tx: Tx, scope: Scope) =>
  tx.user.findMany({
    where: { ...activeStaff, scopes: { some: { scope } } },
    orderBy: { email: "asc" },
    select: { id: true, ...named.select },
  });

export const looksAfter = async (tx: Pick<Tx, "user">, id: string, scope: Scope): Promise<boolean> =>
  (await tx.user.count({ where: { id, ...activeStaff, scopes: { some: { scope } } } })) > 0;

export const othersLookAfter = async (tx: Pick<Tx, "user">, id: string, scope: Scope): Promise<boolean> =>
  (await tx.user.count({ where: { id: { not: id }, ...activeStaff, scopes: { some: { scope } } } })) > 0;

export async function listStaff(actor: Actor) {
  if (!isStaff(actor, "staff")) return null;
  const users = await db.user.findMany({
    where: activeStaff,
    orderBy: [{ profile: { fullName: "asc" } }, { id: "asc" }],
    select: { id: true, ...named.select, scopes: { select: { scope: true } } },
  });
  return users.map((user) => {
    const heldScopes = user.scopes.map(({ scope }) => scope);
    return {
      id: user.id,
      email: user.email,
      name: nameOf(user),
      scopes: scopes.filter((scope) => heldScopes.includes(scope)),
      isReader: user.id === actor.userId,
    };
  });
}

export type Colleague = NonNullable<Awaited<ReturnType<typeof listStaff>>>[number];
