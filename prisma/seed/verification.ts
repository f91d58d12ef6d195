import type { Prisma } from "../../lib/core/prisma/client.ts";
import type { Account } from "./accounts.ts";
import { later } from "./days.ts";
import type { SeedFile } from "./documents.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

const types = ["identity", "organization_proof"] as const;

/** What the rules said: nothing to compare where an organisation has no site. */
const checks = (["readable", "type", "size", "complete", "unique", "domain"] as const).map((rule) => ({
  rule,
  passed: rule === "domain" ? null : true,
}));

const reasons: Record<string, string> = {
  fr: "Le document est illisible : le numéro d’enregistrement n’apparaît pas.",
  en: "No organisation of this name is registered at the address given.",
  ar: "الوثيقة غير مقروءة: رقم التسجيل لا يظهر.",
};

/** The licence of an agent, which one person has approved and a second has still to. */
export const makeLicences = (recruiters: readonly SeedRecruiter[], files: readonly SeedFile[], colleague: Account) =>
  recruiters.flatMap(({ account }): (Prisma.KycDocumentCreateManyInput & { id: string })[] => {
    const sent = files.find(
      ({ document }) => document.ownerId === account.user.id && document.kind === "professional_licence",
    );
    if (!sent) return [];
    const { id: documentId, createdAt } = sent.document;
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

/** Two documents for each organisation; a person decided on both, or has still to. */
export function makeVerifications(
  recruiters: readonly SeedRecruiter[],
  files: readonly SeedFile[],
  admin: Account,
): (Prisma.KycDocumentCreateManyInput & { id: string })[] {
  return recruiters.flatMap(({ row, organization, account }) =>
    types.map((documentType) => {
      const rejected = organization.status === "rejected" && documentType === "organization_proof";
      const verdict = organization.status === "pending" ? "pending" : rejected ? "rejected" : "verified";
      const decidedAt = verdict === "pending" ? null : (row.verifiedAt ?? later(row.createdAt, 2));
      return {
        id: idFor(`kyc ${organization.name} ${documentType}`),
        userId: account.user.id,
        documentId: files.find(({ document }) => document.ownerId === account.user.id && document.kind === documentType)
          ?.document.id,
        documentType,
        checks,
        verificationStatus: verdict,
        reason: rejected ? (reasons[organization.language] ?? reasons.en) : null,
        decidedById: decidedAt && admin.user.id,
        decidedAt,
        verifiedAt: verdict === "verified" ? decidedAt : null,
        createdAt: row.createdAt,
      };
    }),
  );
}
