import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { gradeClaim } from "@/lib/players/steps/grade-claim";
import { counts } from "../policy/measurements";
import { type Grade, isHigher } from "../schema/grade";

/** Sets each claim to the highest grade that counted confirmations give, or to the grade it had before. */
export async function settleGrades(tx: Tx, confirmationId: string) {
  const items = await tx.confirmedClaim.findMany({
    where: { confirmationId },
    orderBy: { id: "asc" },
    select: { id: true, claimId: true, before: true, grade: true },
  });
  for (const { id, claimId, before, grade } of items) {
    if (!grade) continue;
    const { grade: currentGrade } = await tx.playerClaim.findUniqueOrThrow({
      where: { id: claimId },
      select: { grade: true },
    });
    const others = await tx.confirmedClaim.findMany({
      where: { claimId, grade: { not: null } },
      orderBy: { confirmation: { answeredAt: "asc" } },
      select: { before: true, grade: true, confirmation: true },
    });
    const base: Grade = others.find((other) => other.before)?.before ?? before ?? currentGrade;
    if (!before) await tx.confirmedClaim.update({ where: { id }, data: { before: base } });
    const countedGrades = others.flatMap(({ grade, confirmation }) => (grade && counts(confirmation) ? [grade] : []));
    const highest = [base, ...countedGrades].reduce((best, candidate) =>
      isHigher(candidate, best) ? candidate : best,
    );
    if (highest === currentGrade) continue;
    await gradeClaim(tx, claimId, highest);
  }
}
