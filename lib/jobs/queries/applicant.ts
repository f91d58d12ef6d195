import "server-only";
import type { Tx } from "@/lib/core/db";
import { isMinor } from "@/lib/players/policy";

/** The offer somebody answers, and the player they are, if they are one; null for an offer that is not there. */
export async function vacancyFor(tx: Tx, userId: string, jobId: string) {
  const job = await tx.sportJob.findUnique({ where: { id: jobId }, select: vacancy });
  if (!job) return null;
  const player = await tx.player.findUnique({ where: { userId }, select: person });
  const applicant = player && {
    ...player,
    minor: isMinor(player.birthDate),
    guardian: player.guardian?.status ?? null,
  };
  const left = (job.recruiter?.user ?? job.user).disabledAt !== null;
  return { job: { ...job, left }, applicant };
}

const vacancy = {
  userId: true,
  recruiterId: true,
  kind: true,
  status: true,
  title: true,
  locationCity: true,
  locationCountry: true,
  user: { select: { disabledAt: true } },
  recruiter: { select: { organizationName: true, status: true, user: { select: { disabledAt: true } } } },
} as const;

const person = {
  handle: true,
  birthDate: true,
  email: true,
  phone: true,
  guardian: { select: { status: true } },
} as const;
