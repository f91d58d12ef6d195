import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { applicationsLink } from "../queries/answer-email";
import { publicName } from "../queries/public-name";
import { applicationKeptDays } from "../schema/application";

/** The receipt: what was sent, to whom, and what happens next. */
export async function emailReceiptOfApplication(tx: Tx, { data }: DomainEvent<"application.sent">) {
  const application = await tx.jobApplication.findUnique({ where: { id: data.applicationId }, select });
  if (!application || application.state === "withdrawn" || application.user.disabledAt) return;
  const { user, job, name, words: motivation, contactEmail, contactPhone, cvKey } = application;
  const locale = user.locale as Locale;
  const t = translator(locale, "jobs");
  const organization = publicName(job.recruiter);
  const details = [name, contactEmail, contactPhone, cvKey && t("application.cv")].filter(Boolean).join("\n");
  const values = {
    offer: job.title,
    named: organization ? "yes" : "no",
    organization: organization ?? "",
    details,
    words: motivation,
    days: applicationKeptDays,
    link: applicationsLink(locale),
  };
  const audience = { category: "offers", userId: user.id } as const;
  await queueMail(tx, {
    to: user.email,
    subject: t("receiptMail.subject", values),
    body: t("receiptMail.body", values),
    audience,
  });
}

const select = {
  state: true,
  name: true,
  words: true,
  contactEmail: true,
  contactPhone: true,
  cvKey: true,
  user: { select: { id: true, email: true, locale: true, disabledAt: true } },
  job: { select: { title: true, recruiter: { select: { organizationName: true, status: true } } } },
} as const;
