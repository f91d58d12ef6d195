import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { gradeFact } from "@/lib/players/steps/grade-fact";
import { counts } from "../policy";
import { type Grade, isHigher } from "../schema/grade";

/** Gives each claim of a confirmation the highest grade that anybody stands behind now, or the one it had before anybody did. */
export async function settleGrades(tx: Tx, confirmationId: string) {
  const items = await tx.confirmedClaim.findMany({
    where: { confirmationId },
    orderBy: { id: "asc" },
    select: { id: true, claimId: true, factId: true, before: true, grade: true },
  });
  for (const { id, claimId, factId, before, grade } of items) {
    if (!grade) continue;
    const thing = claimId ? { claimId } : { factId };
    const now = await gradeOf(tx, { claimId, factId });
    if (!now) continue;
    const others = await tx.confirmedClaim.findMany({
      where: { ...thing, grade: { not: null } },
      orderBy: { confirmation: { answeredAt: "asc" } },
      select: { before: true, grade: true, confirmation: true },
    });
    const base = others.find((other) => other.before)?.before ?? before ?? now;
    if (!before) await tx.confirmedClaim.update({ where: { id }, data: { before: base } });
    const countedGrades = others.flatMap(({ grade, confirmation }) => (grade && counts(confirmation) ? [grade] : []));
    const highest = [base, ...countedGrades].reduce((best, one) => (isHigher(one, best) ? one : best));
    if (highest === now) continue;
    if (claimId) await tx.playerClaim.update({ where: { id: claimId }, data: { grade: highest } });
    else if (factId) await gradeFact(tx, factId, highest);
  }
}

async function gradeOf(tx: Tx, { claimId, factId }: { claimId: string | null; factId: string | null }) {
  const grade = { select: { grade: true } };
  const found = claimId
    ? await tx.playerClaim.findUnique({ where: { id: claimId }, ...grade })
    : await tx.playerFact.findUnique({ where: { id: factId ?? "" }, ...grade });
  return (found?.grade ?? null) as Grade | null;
}
