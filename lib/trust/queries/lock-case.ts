import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

export async function lockCase(tx: Tx, caseId: string) {
  await tx.$queryRaw`select id from moderation_cases where id = ${caseId}::uuid for update`;
  const moderationCase = await tx.moderationCase.findUnique({
    where: { id: caseId },
    select: {
      id: true,
      kind: true,
      subjectId: true,
      concernedId: true,
      ruling: true,
      before: true,
      decidedAt: true,
      decidedById: true,
      appealedAt: true,
      appealDecidedAt: true,
      concerned: { select: { role: { select: { role: true } }, player: { select: { birthDate: true } } } },
      decidedBy: named,
      appealDecidedBy: named,
    },
  });
  if (!moderationCase) refuse("not_found");
  const { concerned, decidedBy, appealDecidedBy, ...rest } = moderationCase;
  return {
    ...rest,
    concernedIsStaff: concerned?.role?.role === "admin",
    concernedBirthDate: concerned?.player?.birthDate ?? null,
    decidedBy: nameOf(decidedBy),
    appealDecidedBy: nameOf(appealDecidedBy),
  };
}
