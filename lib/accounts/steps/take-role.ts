import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { AccountRole } from "../schema";

export async function takeRole(tx: Tx, userId: string, role: AccountRole) {
  await tx.userRole.createMany({ data: { userId, role }, skipDuplicates: true });
  const { user, ...current } = await tx.userRole.findUniqueOrThrow({
    where: { userId },
    select: {
      role: true,
      user: {
        select: {
          player: { select: { id: true } },
          recruiter: { select: { id: true } },
          esportPlayer: { select: { id: true } },
          children: { take: 1, select: { playerId: true } },
          memberships: { where: { leftAt: null }, take: 1, select: { id: true } },
        },
      },
    },
  });
  if (current.role === role) return;
  const { player, recruiter, esportPlayer, children, memberships } = user;
  const canChange =
    !player && !recruiter && !esportPlayer && children.length + memberships.length === 0 && current.role !== "admin";
  if (!canChange) refuse(refusalCodes[role]);
  await tx.userRole.update({ where: { userId }, data: { role } });
}

const refusalCodes = {
  player: "players_only",
  recruiter: "recruiters_only",
  guardian: "guardians_only",
  job_seeker: "role_taken",
  esport_player: "role_taken",
} as const;
