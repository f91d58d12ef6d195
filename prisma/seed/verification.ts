import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { later } from "./days.ts";
import type { SeedFile } from "./documents.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

export type SeedCase = Prisma.KycDocumentCreateManyInput & { id: string };

/** A staff member's verdict on a document, and when it took effect. */
export const verdictOf = (admin: Account, date: Date, { rejected }: { rejected?: string } = {}) => ({
  verificationStatus: rejected ? ("rejected" as const) : ("verified" as const),
  reason: rejected ?? null,
  decidedById: admin.user.id,
  decidedAt: date,
  verifiedAt: rejected ? null : date,
});

const types = ["identity", "organization_proof"] as const;

/** Results of the automatic checks; organizations without a website have no domain to compare. */
const checks = (["readable", "type", "size", "complete", "unique", "domain"] as const).map((rule) => ({
  rule,
  passed: rule === "domain" ? null : true,
}));

const reasons = {
  fr: "Le document est illisible : le numéro d’enregistrement n’apparaît pas.",
  en: "No organisation of this name is registered at the address given.",
  ar: "الوثيقة غير مقروءة: رقم التسجيل لا يظهر.",
};
const reasonIn = (language: string) => reasons[language as keyof typeof reasons] ?? reasons.en;

/** An agent's license with one of two required approvals. */
export const makeLicences = (recruiters: readonly SeedRecruiter[], files: readonly SeedFile[], colleague: Account) =>
  recruiters.flatMap(({ account }): SeedCase[] => {
    const sentFile = files.find(
      ({ document }) => document.ownerId === account.user.id && document.kind === "professional_licence",
    );
    if (!sentFile) return [];
    const { id: documentId, createdAt } = sentFile.document;
    return [
      {
        id: idFor(`kyc ${documentId}`),
        userId: account.user.id,
        documentId,
        documentType: "professional_licence",
        checks,
        answers: ["holder", "issuer", "valid", "territory"],
        firstApprovedById: colleague.user.id,
        firstApprovedAt: later(new Date(createdAt as Date), 1),
        createdAt,
      },
    ];
  });

/** Two documents for each organization, decided or open. */
export function makeVerifications(
  recruiters: readonly SeedRecruiter[],
  files: readonly SeedFile[],
  admin: Account,
): SeedCase[] {
  return recruiters.flatMap(({ row, organization, account }) =>
    types.map((documentType) => {
      const rejected = organization.status === "rejected" && documentType === "organization_proof";
      const decidedAt = organization.status === "pending" ? null : (row.verifiedAt ?? later(row.createdAt, 2));
      return {
        id: idFor(`kyc ${organization.name} ${documentType}`),
        userId: account.user.id,
        documentId: files.find(({ document }) => document.ownerId === account.user.id && document.kind === documentType)
          ?.document.id,
        documentType,
        checks,
        ...(decidedAt && verdictOf(admin, decidedAt, rejected ? { rejected: reasonIn(organization.language) } : {})),
        createdAt: row.createdAt,
      };
    }),
  );
}
