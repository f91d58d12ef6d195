import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { checkDocument } from "../steps/check-document";

/** Opens a verification case for the identity card of an offer, unless its author is or will be verified otherwise. */
export async function openCaseOfPoster(tx: Tx, { data: { jobId } }: DomainEvent<"job.posted">) {
  const { userId, identityDocumentUrl, user } = await tx.sportJob.findUniqueOrThrow({
    where: { id: jobId },
    select: { userId: true, identityDocumentUrl: true, user: { select: author } },
  });
  const isVerifiedOtherwise = user.recruiter !== null || (user.player !== null && isMinor(user.player.birthDate));
  if (!identityDocumentUrl || isVerifiedOtherwise || user.kycDocuments.length > 0) return;
  const document = await tx.document.findFirst({ where: { storageKey: identityDocumentUrl, deletedAt: null } });
  if (!document) return;
  const checks = await checkDocument(tx, document);
  const data = { userId, documentId: document.id, documentType: "identity", checks, createdAt: now() };
  await tx.kycDocument.create({ data });
}

const author = {
  recruiter: { select: { id: true } },
  player: { select: { birthDate: true } },
  kycDocuments: {
    where: { documentType: "identity", verificationStatus: { not: "rejected" } },
    take: 1,
    select: { id: true },
  },
} as const;

export async function emailPosterVerdict(tx: Tx, { type, data }: DomainEvent<"poster.verified" | "poster.rejected">) {
  const { reason, user } = await tx.kycDocument.findUniqueOrThrow({
    where: { id: data.verificationCaseId },
    select: { reason: true, user: { select: { email: true, locale: true } } },
  });
  const locale = user.locale as Locale;
  const t = translator(locale, "verification");
  const template = `mail.${type === "poster.verified" ? "poster" : "posterRejected"}` as const;
  const link = `${env.APP_URL}${localePath("/dashboard", locale)}#offers`;
  const values = { reason: reason ?? "", kept: identityKeptDays, link };
  await queueMail(tx, {
    to: user.email,
    subject: t(`${template}.subject`, values),
    body: t(`${template}.body`, values),
    audience: { category: "account", userId: data.userId },
  });
}
