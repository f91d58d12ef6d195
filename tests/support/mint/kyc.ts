import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { DocumentType } from "@/lib/verification/schema/check";
import { settleAfter } from "@/lib/verification/schema/limits";
import { settleVerdicts } from "@/lib/verification/steps/settle-verdicts";
import { aRecruiter } from "./factories";
import { aDocument } from "./files";

type Type = DocumentType;

/** A document of this person, waiting for a decision unless `over` says otherwise. */
export async function aCase(
  userId: string,
  documentType: Type,
  over: Partial<Prisma.KycDocumentUncheckedCreateInput> = {},
) {
  const document = await aDocument(userId, { kind: documentType });
  return db.kycDocument.create({ data: { userId, documentId: document.id, documentType, ...over } });
}

/** A recruiter who has just signed up: both required documents wait. */
export async function aNewRecruiter(over: Parameters<typeof aRecruiter>[0] = {}) {
  const made = await aRecruiter({ status: "pending", verifiedAt: null, plan: null, ...over });
  const identity = await aCase(made.user.id, "identity");
  const proof = await aCase(made.user.id, "organization_proof");
  const status = async () => (await db.recruiter.findUniqueOrThrow({ where: { id: made.recruiter.id } })).status;
  const facts = async () => {
    const found = await db.fact.findMany({ orderBy: { id: "asc" } });
    return found
      .filter(({ data }) => (data as { recruiterId?: string }).recruiterId === made.recruiter.id)
      .map(({ type }) => type);
  };
  return { ...made, identity, proof, status, facts };
}

/** The same for an agent, whose papers two people approve. */
export const aNewAgent = () => aNewRecruiter({ organizationType: "agent" });

/** What was decided until now can no longer be taken back. */
export async function untilVerdictsSettle() {
  const later = secondsFrom(now(), settleAfter);
  setClock(() => later);
  try {
    await settleVerdicts(system());
  } finally {
    setClock(null);
  }
}
