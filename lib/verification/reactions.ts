import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { trialDays } from "@/lib/billing/schema";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { wake } from "@/lib/core/jobs";
import { queueMail } from "@/lib/core/mail";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { isDocumentType } from "./schema/check";
import { settleAfter } from "./schema/limits";
import { checkDocument } from "./steps/check-document";
import { settleStanding } from "./steps/settle-standing";

/** A document of a recruiter or player that must be verified enters the queue, and takes the place of one still waiting. */
export async function openCase(tx: Tx, fact: Fact<"document.uploaded">) {
  const document = await tx.document.findFirst({
    where: { id: fact.data.documentId, deletedAt: null, kyc: { none: {} } },
    include: { owner: { select: { player: { select: { id: true } }, recruiter: true } } },
  });
  if (!document || !isDocumentType(document.kind)) return;
  const { ownerId: userId, kind, owner } = document;
  if (!owner.recruiter && !owner.player) return;
  await dropWaiting(tx, userId, kind);
  const checks = await checkDocument(tx, document);
  await tx.kycDocument.create({
    data: { userId, documentId: document.id, documentType: kind, checks, createdAt: now() },
  });
  if (owner.recruiter) await settleStanding(tx, owner.recruiter);
}

async function dropWaiting(tx: Tx, userId: string, documentType: string) {
  const waiting = { userId, documentType, verificationStatus: "pending" as const };
  const replaced = await tx.kycDocument.findMany({ where: waiting, select: { documentId: true } });
  await tx.kycDocument.deleteMany({ where: waiting });
  for (const { documentId } of replaced) if (documentId) await scheduleDeletion(tx, documentId, now());
}

/** A verdict takes effect once it can no longer be taken back. */
export const settleWhenDue = (_tx: Tx, _fact: Fact<"kyc.decided">) => wake("verdicts", settleAfter);

type VerdictFact = "recruiter.verified" | "recruiter.rejected" | "licence.verified" | "licence.rejected";

/** Writes to the recruiter what became of the documents: a rejection says why and where to send another. */
export async function mailVerdict(tx: Tx, fact: Fact<VerdictFact>) {
  const { user, organizationName: organization } = await tx.recruiter.findUniqueOrThrow({
    where: { id: fact.data.recruiterId },
    select: { organizationName: true, user: { select: { email: true, locale: true } } },
  });
  const { waiting, trial } = await planOf(fact.data.recruiterId, tx);
  const kyc = await tx.kycDocument.findUnique({ where: { id: fact.data.kycId } });
  const locale = user.locale as Locale;
  const say = translator(locale, "verification");
  const story = {
    "recruiter.verified": "verified",
    "recruiter.rejected": "rejected",
    "licence.verified": "licence",
    "licence.rejected": "rejected",
  } as const;
  const document = kyc && isDocumentType(kyc.documentType) ? say(`type.${kyc.documentType}`) : "";
  const link = `${env.APP_URL}${localePath(fact.type === "recruiter.verified" ? "/players" : "/recruiter-signup", locale)}`;
  const begun = { trial: waiting || trial ? "yes" : "no", days: trialDays };
  const values = { organization, document, reason: kyc?.reason ?? "", link, ...begun };
  await queueMail(tx, {
    to: user.email,
    subject: say(`mail.${story[fact.type]}.subject`, values),
    body: say(`mail.${story[fact.type]}.body`, values),
  });
}
