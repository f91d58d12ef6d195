import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";
import { documentTypes, isDocumentType } from "../schema/check";

/** What of an organisation was checked against papers, and when; of the papers themselves nothing. */
export async function checkedOf(recruiterId: string) {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const rows = await db.kycDocument.findMany({
    where: { user: { recruiter: { id: recruiterId } }, verificationStatus: "verified", verifiedAt: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["documentType"],
    select: { documentType: true, verifiedAt: true },
  });
  return rows
    .flatMap(({ documentType, verifiedAt }) =>
      isDocumentType(documentType) && verifiedAt ? [{ type: documentType, at: verifiedAt }] : [],
    )
    .toSorted((one, other) => documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type));
}

export type CheckedPaper = Awaited<ReturnType<typeof checkedOf>>[number];
