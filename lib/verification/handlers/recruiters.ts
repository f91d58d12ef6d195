import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { trialDays } from "@/lib/billing/schema";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { isDocumentType } from "../schema/check";

type VerdictFact = "recruiter.verified" | "recruiter.rejected" | "licence.verified" | "licence.rejected";

/** Writes to the recruiter what became of the documents: a rejection says why and where to send another. */
export async function mailVerdict(tx: Tx, fact: DomainEvent<VerdictFact>) {
  const {
    user,
    userId,
    organizationName: organization,
  } = await tx.recruiter.findUniqueOrThrow({
    where: { id: fact.data.recruiterId },
    select: { organizationName: true, userId: true, user: { select: { email: true, locale: true } } },
  });
  const { waiting, trial } = await planOf(fact.data.recruiterId, tx);
  const kyc = await tx.kycDocument.findUnique({ where: { id: fact.data.kycId } });
  const locale = user.locale as Locale;
  const t = translator(locale, "verification");
  const story = {
    "recruiter.verified": "verified",
    "recruiter.rejected": "rejected",
    "licence.verified": "licence",
    "licence.rejected": "rejected",
  } as const;
  const document = kyc && isDocumentType(kyc.documentType) ? t(`type.${kyc.documentType}`) : "";
  const link = `${env.APP_URL}${localePath(fact.type === "recruiter.verified" ? "/players" : "/recruiter-signup", locale)}`;
  const placeholders = { trial: waiting || trial ? "yes" : "no", days: trialDays };
  const values = { organization, document, reason: kyc?.reason ?? "", link, ...placeholders };
  await queueMail(tx, {
    to: user.email,
    subject: t(`mail.${story[fact.type]}.subject`, values),
    body: t(`mail.${story[fact.type]}.body`, values),
    told: { category: "account", userId },
  });
}
