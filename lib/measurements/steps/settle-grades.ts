import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { gradeFact } from "@/lib/players/steps/grade-fact";
import { counts } from "../policy/measurements";
import { type Grade, isHigher } from "../schema/grade";

/** Sets each claim to the highest grade that counted confirmations give, or to the grade it had before. */
export async function settleGrades(tx: Tx, confirmationId: string) {
  const items = await tx.confirmedClaim.findMany({
    where: { confirmationId },
    orderBy: { id: "asc" },
    select: { id: true, claimId: true, factId: true, before: true, grade: true },
  });
  for (const { id, claimId, factId, before, grade } of items) {
    if (!grade) continue;
    const target = claimId ? { claimId } : { factId };
    const currentGrade = await gradeOf(tx, { claimId, factId });
    if (!currentGrade) continue;
    const others = await tx.confirmedClaim.findMany({
      where: { ...target, grade: { not: null } },
      orderBy: { confirmation: { answeredAt: "asc" } },
      select: { before: true, grade: true, confirmation: true },
    });
    const base = others.find((other) => other.before)?.before ?? before ?? currentGrade;
    if (!before) await tx.confirmedClaim.update({ where: { id }, data: { before: base } });
    const countedGrades = others.flatMap(({ grade, confirmation }) => (grade && counts(confirmation) ? [grade] : []));
    const highest = [base, ...countedGrades].reduce((best, candidate) =>
      isHigher(candidate, best) ? candidate : best,
    );
    if (highest === currentGrade) continue;
    if (claimId) await tx.playerClaim.update({ where: { id: claimId }, data: { grade: highest } });
    else if (factId) await gradeFact(tx, factId, highest);
  }
}

async function gradeOf(tx: Tx, { claimId, factId }: { claimId: string | null; factId: string | null }) {
  const grade = { select: { grade: true } };
  const record = claimId
    ? await tx.playerClaim.findUnique({ where: { id: claimId }, ...grade })
    : await tx.playerFact.findUnique({ where: { id: factId ?? "" }, ...grade });
  return (record?.grade ?? null) as Grade | null;
}
