import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import { documentTypes, isDocumentType } from "../schema/check";

/** The verified document types of an organization with their dates; only the newest decided document of each type counts. */
export async function checkedOf(recruiterId: string) {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const rows = await db.kycDocument.findMany({
    where: { user: { recruiter: { id: recruiterId } }, verificationStatus: { not: "pending" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["documentType"],
    select: { documentType: true, verificationStatus: true, verifiedAt: true },
  });
  return rows
    .flatMap(({ documentType, verificationStatus, verifiedAt }) =>
      isDocumentType(documentType) && verificationStatus === "verified" && verifiedAt
        ? [{ type: documentType, at: verifiedAt }]
        : [],
    )
    .toSorted((a, b) => documentTypes.indexOf(a.type) - documentTypes.indexOf(b.type));
}

export type CheckedDocument = Awaited<ReturnType<typeof checkedOf>>[number];
