import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Null once a profile holds the date. */
export async function keepBirthDate(tx: Tx, userId: string, birthDate: Date | null) {
  await tx.profile.updateMany({ where: { id: userId }, data: { birthDate } });
}

/** False when they were asked before. */
export async function noteBirthDateAsked(tx: Tx, userId: string): Promise<boolean> {
  const first = { id: userId, birthDateAskedAt: null };
  const { count } = await tx.profile.updateMany({ where: first, data: { birthDateAskedAt: now() } });
  return count > 0;
}
