import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { DocumentType } from "@/lib/trust/schema/check";
import { settleAfter } from "@/lib/trust/schema/limits";
import { settleVerdicts } from "@/lib/trust/steps/settle-verdicts";
import { aDocument } from "./files";
import { aRecruiter } from "./people";

type Type = DocumentType;

/** A waiting document of this person; `over` changes columns. */
export async function aCase(
  userId: string,
  documentType: Type,
  over: Partial<Prisma.KycDocumentUncheckedCreateInput> = {},
) {
  const document = await aDocument(userId, { kind: documentType });
  return db.kycDocument.create({ data: { userId, documentId: document.id, documentType, ...over } });
}

/** A recruiter who has just signed up, with both required documents waiting. */
export async function aNewRecruiter(over: Parameters<typeof aRecruiter>[0] = {}) {
  const applicant = await aRecruiter({ status: "pending", verifiedAt: null, plan: null, ...over });
  const identity = await aCase(applicant.user.id, "identity");
  const proof = await aCase(applicant.user.id, "organization_proof");
  const status = async () => (await db.recruiter.findUniqueOrThrow({ where: { id: applicant.recruiter.id } })).status;
  const domainEvents = async () => {
    const events = await db.domainEvent.findMany({ orderBy: { id: "asc" } });
    return events
      .filter(({ data }) => (data as { recruiterId?: string }).recruiterId === applicant.recruiter.id)
      .map(({ type }) => type);
  };
  return { ...applicant, identity, proof, status, domainEvents };
}

/** The same for an agent, whose documents two people approve. */
export const aNewAgent = () => aNewRecruiter({ organizationType: "agent" });

/** Makes earlier decisions take effect, as if their undo period had passed. */
export async function untilVerdictsSettle() {
  const later = secondsFrom(now(), settleAfter);
  setClock(() => later);
  try {
    await settleVerdicts(system());
  } finally {
    setClock(null);
  }
}
