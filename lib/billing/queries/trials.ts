import "server-only";
import { db } from "@/lib/platform/db/db";

/** Recruiters verified after choosing a trial, oldest first. */
export async function trialsToBegin(): Promise<string[]> {
  const due = await db.waitingTrial.findMany({
    where: { recruiter: { status: "verified", user: { eraseAt: null } } },
    orderBy: { chosenAt: "asc" },
    select: { recruiterId: true },
    take: 500,
  });
  return due.map(({ recruiterId }) => recruiterId);
}
