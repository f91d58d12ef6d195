import "server-only";
import type { Tx } from "@/lib/platform/db/db";

export async function ownEmails(tx: Tx, playerId: string) {
  const { email, user, guardian } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: {
      email: true,
      user: { select: { email: true } },
      guardian: { select: { email: true, user: { select: { email: true } } } },
    },
  });
  return [email, user.email, guardian?.email, guardian?.user?.email];
}
