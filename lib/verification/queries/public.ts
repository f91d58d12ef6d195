import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import { documentTypes, isDocumentType } from "../schema/check";

/** What of an organisation was checked against papers, and when; of the papers themselves nothing. Of each kind the newest that was decided counts: one that was refused ends what an older one proved. */
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
    .toSorted((one, other) => documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type));
}

export type CheckedPaper = Awaited<ReturnType<typeof checkedOf>>[number];
