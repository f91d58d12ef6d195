import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import { mayBeShown } from "./owned";

/** The offer somebody answers, and the player they are, if they are one; null for an offer that others are not shown. */
export async function vacancyFor(tx: Tx, userId: string, jobId: string) {
  const job = await tx.sportJob.findFirst({ where: { id: jobId, ...mayBeShown() }, select: vacancy });
  if (!job) return null;
  const left = (job.recruiter?.user ?? job.user).disabledAt !== null;
  return { job: { ...job, left }, applicant: await playerBehind(tx, userId) };
}

/** The player an account has, as the board asks for one: whether a minor, and what the guardian said. Null for whoever is none. */
export async function playerBehind(tx: Tx, userId: string) {
  const player = await tx.player.findUnique({ where: { userId }, select: person });
  return player && { ...player, minor: isMinor(player.birthDate) };
}

export type Behind = Awaited<ReturnType<typeof playerBehind>>;

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
