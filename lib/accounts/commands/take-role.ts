import "server-only";
import type { Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import type { AccountRole } from "../schema";

/** Gives someone without a role the one of the profile they make; refuses whoever has another. */
export async function takeRole(tx: Tx, userId: string, role: AccountRole) {
  await tx.userRole.createMany({ data: { userId, role }, skipDuplicates: true });
  const held = await tx.userRole.findUniqueOrThrow({ where: { userId } });
  if (held.role !== role) refuse(role === "player" ? "players_only" : "recruiters_only");
}
