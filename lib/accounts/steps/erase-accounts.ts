import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db, type Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { writeTo } from "./write-to";

/** Erases the accounts whose owners did not take them back in time, each in a transaction of its own; returns how many. */
export const eraseAccounts = (actor: Actor): Promise<number> =>
  forEachDue(
    (id, take) => db.user.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => erase(tx, actor, id)),
  );

const due = () => ({ eraseAt: { lte: now() }, erasedAt: null });

/** The row stays, without a name: consents and payments are logged under it. */
async function erase(tx: Tx, actor: Actor, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { ...due(), id: userId }, data: { erasedAt: now() } });
  if (count === 0) return false;
  await writeTo(tx, { userId, letter: "account_erased", path: "/" });
  const nobody = { email: `${userId}@erased.invalid`, emailConfirmedAt: null, passwordHash: "erased" };
  await tx.user.update({ where: { id: userId }, data: nobody });
  await tx.profile.deleteMany({ where: { id: userId } });
  await tx.session.deleteMany({ where: { userId } });
  await tx.mailedLink.deleteMany({ where: { userId } });
  await tx.authFactor.deleteMany({ where: { userId } });
  await record(tx, actor, "account.erased", { userId });
  return true;
}
