import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Notes with an account when its owner was born; null once a profile of theirs says it. */
export async function keepBirthDate(tx: Tx, userId: string, birthDate: Date | null) {
  await tx.profile.updateMany({ where: { id: userId }, data: { birthDate } });
}

/** Notes that the owner of an account is asked for it; false when they were asked before. */
export async function noteBirthDateAsked(tx: Tx, userId: string): Promise<boolean> {
  const first = { id: userId, birthDateAskedAt: null };
  const { count } = await tx.profile.updateMany({ where: first, data: { birthDateAskedAt: now() } });
  return count > 0;
}
