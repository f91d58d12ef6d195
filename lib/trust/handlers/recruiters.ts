import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { trialDays } from "@/lib/billing/schema";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { isDocumentType } from "../schema/check";

type VerdictEvent = "recruiter.verified" | "recruiter.rejected" | "licence.verified" | "licence.rejected";

export async function emailRecruiterVerdict(tx: Tx, event: DomainEvent<VerdictEvent>) {
  const {
    user,
    userId,
    organizationName: organization,
  } = await tx.recruiter.findUniqueOrThrow({
    where: { id: event.data.recruiterId },
    select: { organizationName: true, userId: true, user: { select: { email: true, locale: true } } },
  });
  const { waiting, trial } = await planOf(event.data.recruiterId, tx);
  const verificationCase = await tx.kycDocument.findUnique({ where: { id: event.data.verificationCaseId } });
  const locale = user.locale as Locale;
  const t = translator(locale, "verification");
  const templates = {
    "recruiter.verified": "verified",
    "recruiter.rejected": "rejected",
    "licence.verified": "licence",
    "licence.rejected": "rejected",
  } as const;
  const document =
    verificationCase && isDocumentType(verificationCase.documentType) ? t(`type.${verificationCase.documentType}`) : "";
  const link = `${env.APP_URL}${localePath(event.type === "recruiter.verified" ? "/players" : "/recruiter-signup", locale)}`;
  const placeholders = { trial: waiting || trial ? "yes" : "no", days: trialDays };
  const values = { organization, document, reason: verificationCase?.reason ?? "", link, ...placeholders };
  await queueMail(tx, {
    to: user.email,
    subject: t(`mail.${templates[event.type]}.subject`, values),
    body: t(`mail.${templates[event.type]}.body`, values),
    audience: { category: "account", userId },
  });
}
