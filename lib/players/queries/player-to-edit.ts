import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** The actor's profile, or the guardian's child's, locked. */
export async function playerToEdit(tx: Tx, actor: Actor<"player" | "guardian">) {
  const id = actor.playerId ?? actor.guardianOf;
  await tx.$queryRaw`select id from players where id = ${id}::uuid for update`;
  const player = await tx.player.findUnique({
    where: { id },
    select: {
      id: true,
      userId: true,
      email: true,
      fullName: true,
      phone: true,
      consentImageRights: true,
      birthDate: true,
      nationality: true,
      identityChecked: true,
      agentService: true,
      guardian: {
        select: { fullName: true, email: true, status: true, invitedAt: true, newName: true, newEmail: true },
      },
    },
  });
  return player ?? refuse("not_found");
}
