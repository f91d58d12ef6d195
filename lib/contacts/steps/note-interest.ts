import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { InterestKind } from "@/lib/platform/prisma/enums";

type Step = { recruiterId: string; playerId: string; kind: InterestKind };

/** Repeating the same step on the same day changes nothing. */
export async function noteInterest(tx: Tx, ...steps: Step[]) {
  const day = now();
  await tx.interest.createMany({ data: steps.map((step) => ({ ...step, day })), skipDuplicates: true });
}

type EsportStep = { recruiterId: string; esportPlayerId: string; kind: InterestKind };

export async function noteEsportInterest(tx: Tx, step: EsportStep) {
  await tx.esportInterest.createMany({ data: { ...step, day: now() }, skipDuplicates: true });
}
