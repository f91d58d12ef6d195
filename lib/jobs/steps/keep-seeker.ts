import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

export async function keepSeeker(tx: Tx, userId: string, country?: string) {
  const profile = await tx.profile.findUnique({ where: { id: userId }, select: { fullName: true } });
  const fullName = profile?.fullName ?? "";
  await tx.jobSeeker.upsert({
    where: { userId },
    create: { userId, fullName, country: country ?? null, createdAt: now() },
    update: { fullName, ...(country && { country }) },
  });
}
