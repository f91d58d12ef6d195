import "server-only";
import { db } from "@/lib/platform/db/db";

export async function trialsToBegin(): Promise<string[]> {
  const trials = await db.waitingTrial.findMany({
    where: { recruiter: { status: "verified", user: { eraseAt: null } } },
    orderBy: { chosenAt: "asc" },
    select: { recruiterId: true },
    take: 500,
  });
  return trials.map(({ recruiterId }) => recruiterId);
}
