import "server-only";
import type { Scope } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";

/** Whoever looks after this, with an account that is open. */
export const staffFor = (tx: Tx, scope: Scope) =>
  tx.user.findMany({
    where: { role: { role: "admin" }, scopes: { some: { scope } }, disabledAt: null },
    select: { id: true, email: true },
  });
