import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { mayBeShown } from "./owned";

export async function vacancyFor(tx: Tx, userId: string, jobId: string) {
  const job = await tx.sportJob.findFirst({ where: { id: jobId, ...mayBeShown() }, select: vacancySelect });
  if (!job) return null;
  const left = (job.recruiter?.user ?? job.user).disabledAt !== null;
  return { job: { ...job, left }, applicant: await playerBehind(tx, userId) };
}

export async function playerBehind(tx: Tx, userId: string) {
  const player = await tx.player.findUnique({ where: { userId }, select: playerSelect });
  return player && { ...player, minor: isMinor(player.birthDate) };
}

export type Behind = Awaited<ReturnType<typeof playerBehind>>;

const vacancySelect = {
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

const playerSelect = {
  handle: true,
  birthDate: true,
  email: true,
  phone: true,
  guardian: { select: { status: true } },
} as const;
