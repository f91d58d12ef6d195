import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { InterestKind } from "@/lib/core/prisma/enums";

type Step = { recruiterId: string; playerId: string; kind: InterestKind };

/** One step of the interest ladder; the same step again on the same day changes nothing. */
export async function noteInterest(tx: Tx, step: Step) {
  await tx.interest.createMany({ data: { ...step, day: now() }, skipDuplicates: true });
}
