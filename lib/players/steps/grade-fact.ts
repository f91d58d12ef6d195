import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { FactGrade } from "@/lib/platform/prisma/enums";

export const gradeFact = (tx: Tx, factId: string, grade: FactGrade) =>
  tx.playerFact.update({ where: { id: factId }, data: { grade }, select: { id: true } });
