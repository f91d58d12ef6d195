import "server-only";
import { refuse, refuseAfter } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { applicantOf } from "../schema/questions";

/** Loads a pending case; locks the account, so that its documents are decided one at a time. Refuses `not_found`, or `case_already_decided` with the decider's name. */
export async function caseToDecide(tx: Tx, id: string) {
  const verificationCase = (await lockCase(tx, id)) ?? refuse("not_found");
  if (verificationCase.verificationStatus !== "pending" || verificationCase.verdict)
    refuseAfter(await nameOf(tx, verificationCase.decidedById), "case_already_decided");
  const { recruiter, player } = await tx.user.findUniqueOrThrow({
    where: { id: verificationCase.userId },
    select: { recruiter: { select: { organizationType: true } }, player: { select: { namedAt: true } } },
  });
  return { ...verificationCase, applicant: applicantOf(recruiter, player), player };
}

export type CaseToDecide = Awaited<ReturnType<typeof caseToDecide>>;

/** Locks the case like `caseToDecide`; null unless its verdict has not taken effect yet. */
export async function lockHeldCase(tx: Tx, id: string) {
  const verificationCase = await lockCase(tx, id);
  if (verificationCase?.verificationStatus !== "pending" || !verificationCase.verdict) return null;
  const { verdict, ...rest } = verificationCase;
  const owner = await tx.user.findUniqueOrThrow({
    where: { id: verificationCase.userId },
    select: {
      recruiter: { select: { id: true, userId: true, status: true } },
      player: { select: { id: true, userId: true, birthDate: true } },
    },
  });
  return { ...rest, ...owner, verdict };
}

/** Locks the case like `caseToDecide`; null unless this person gave a verdict or first approval that can still be taken back. */
export async function lockRevocable(tx: Tx, id: string, userId: string) {
  const verificationCase = await lockCase(tx, id);
  if (verificationCase?.verificationStatus !== "pending") return null;
  return (verificationCase.verdict ? verificationCase.decidedById : verificationCase.firstApprovedById) === userId
    ? verificationCase
    : null;
}

async function lockCase(tx: Tx, id: string) {
  const document = await tx.kycDocument.findUnique({ where: { id }, select: { userId: true } });
  if (!document) return null;
  await tx.$queryRaw`select id from users where id = ${document.userId}::uuid for no key update`;
  return tx.kycDocument.findUnique({ where: { id } });
}

async function nameOf(tx: Tx, userId: string | null): Promise<string | undefined> {
  if (!userId) return undefined;
  return (await tx.profile.findUnique({ where: { id: userId }, select: { fullName: true } }))?.fullName;
}
