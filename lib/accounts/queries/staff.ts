import "server-only";
import type { Scope } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";

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
