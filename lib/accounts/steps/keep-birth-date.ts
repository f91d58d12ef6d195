import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Pass null once a profile stores the date. */
export async function keepBirthDate(tx: Tx, userId: string, birthDate: Date | null) {
  await tx.profile.updateMany({ where: { id: userId }, data: { birthDate } });
}

export async function noteBirthDateAsked(tx: Tx, userId: string): Promise<boolean> {
  const notAsked = { id: userId, birthDateAskedAt: null };
  const { count } = await tx.profile.updateMany({ where: notAsked, data: { birthDateAskedAt: now() } });
  return count > 0;
}
