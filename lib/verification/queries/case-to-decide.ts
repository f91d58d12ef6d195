import "server-only";
import type { Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";

/** A waiting case, locked so that one person's documents are decided one at a time. Refuses `not_found` and `kyc_already_decided`. */
export async function caseToDecide(tx: Tx, id: string) {
  const kyc = (await lockCase(tx, id)) ?? refuse("not_found");
  if (kyc.verificationStatus !== "pending" || kyc.verdict) refuse("kyc_already_decided");
  return { id };
}

/** The case whose verdict has not taken effect yet, locked as above; null for any other. */
export async function lockHeldCase(tx: Tx, id: string) {
  const kyc = await lockCase(tx, id);
  if (kyc?.verificationStatus !== "pending" || !kyc.verdict) return null;
  const { verdict, ...rest } = kyc;
  const recruiter = await tx.recruiter.findUnique({
    where: { userId: kyc.userId },
    select: { id: true, userId: true, status: true },
  });
  return { ...rest, verdict, recruiter };
}

async function lockCase(tx: Tx, id: string) {
  const known = await tx.kycDocument.findUnique({ where: { id }, select: { userId: true } });
  if (!known) return null;
  await tx.$queryRaw`select id from users where id = ${known.userId}::uuid for no key update`;
  return tx.kycDocument.findUnique({ where: { id } });
}
