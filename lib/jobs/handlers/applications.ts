import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type EmailDraft, queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { addressed, addresseeOf } from "../queries/addressee";
import { answerParagraph, applicationsLink, offerName, withAnswer } from "../queries/answer-email";
import { openStates } from "../schema/application";

export async function emailAboutApplication(tx: Tx, { data }: DomainEvent<"application.sent">) {
  const application = await tx.jobApplication.findUnique({ where: { id: data.applicationId }, select });
  if (!application || application.state === "withdrawn") return;
  const { id: userId, email: to, locale } = addresseeOf(application.job);
  const t = translator(locale as Locale, "jobs");
  const link = env.APP_URL + localePath(`/dashboard/offers/${data.jobId}`, locale as Locale);
  const values = { offer: application.job.title, name: application.name, words: application.words, link };
  const audience = { category: "offers", userId } as const;
  const email = {
    to,
    subject: t("applicantMail.subject", values),
    body: t("applicantMail.body", values),
    audience,
  };
  await queueMail(tx, email, ...(await emailsToGuardian(tx, application, "sent")));
}

export async function emailAboutApplicationAnswer(
  tx: Tx,
  { data: { applicationId, state } }: DomainEvent<"application.answered">,
) {
  const application = await tx.jobApplication.findUnique({ where: { id: applicationId }, select });
  if (application?.state === state) await queueMail(tx, ...(await emailsForAnswer(tx, application, state)));
}

const PAGE_SIZE = 200;

/** Tells applicants without a final answer that the offer is closed; works in pages by application id and returns the next cursor. */
export async function emailApplicants(
  tx: Tx,
  { data: { jobId } }: DomainEvent<"job.closed" | "job.expired" | "job.taken_down">,
  _notify: unknown,
  cursor: string | null,
) {
  const applications = await tx.jobApplication.findMany({
    where: { jobId, state: { in: [...openStates] }, ...(cursor && { id: { gt: cursor } }) },
    orderBy: { id: "asc" },
    take: PAGE_SIZE,
    select,
  });
  const emails: EmailDraft[] = [];
  for (const application of applications) emails.push(...(await emailsForAnswer(tx, application, "closed")));
  await queueMail(tx, ...emails);
  return applications.length < PAGE_SIZE ? undefined : applications.at(-1)?.id;
}

async function emailsForAnswer(tx: Tx, application: Application, state: string): Promise<EmailDraft[]> {
  const { id: userId, email: to, locale, disabledAt, profile } = application.user;
  if (disabledAt) return [];
  const t = translator(locale as Locale, "jobs");
  const link = applicationsLink(locale as Locale);
  const values = { offer: application.job.title, name: profile?.fullName ?? application.name, state, link };
  const audience = { category: "offers", userId } as const;
  const subject = t("answerMail.subject", { ...values, offer: offerName(t, application) });
  const body = withAnswer(t("answerMail.body", values), link, answerParagraph(t, application, state));
  return [{ to, subject, body, audience }, ...(await emailsToGuardian(tx, application, state))];
}

/** Returns no e-mail for an adult; a guardian gets the contact of the poster, because the minor's contact details are never disclosed. */
async function emailsToGuardian(
  tx: Tx,
  { user, job, ...application }: Application,
  state: string,
): Promise<EmailDraft[]> {
  const recipient = user.player && (await guardianRecipient(tx, user.player.id));
  if (!user.player || !recipient) return [];
  const t = translator(recipient.locale, "jobs");
  const values = { ...recipient.names, offer: job.title, state, email: job.contactEmail ?? "", link: recipient.link };
  const audience = { category: "offers", guardianOf: user.player.id } as const;
  const answer = answerParagraph(t, { ...application, job }, state);
  return [
    {
      to: recipient.to,
      subject: t("guardianMail.subject", values),
      body: withAnswer(t("guardianMail.body", values), recipient.link, answer),
      audience,
    },
  ];
}

type Application = {
  state: string;
  name: string;
  answerMessage: string | null;
  user: {
    id: string;
    email: string;
    locale: string;
    disabledAt: Date | null;
    profile: { fullName: string } | null;
    player: { id: string } | null;
  };
  job: {
    title: string;
    contactEmail: string | null;
    recruiter: { organizationName: string; status: string } | null;
  };
};

const select = {
  id: true,
  state: true,
  name: true,
  words: true,
  answerMessage: true,
  user: {
    select: {
      id: true,
      email: true,
      locale: true,
      disabledAt: true,
      profile: { select: { fullName: true } },
      player: { select: { id: true } },
    },
  },
  job: {
    select: {
      title: true,
      contactEmail: true,
      ...addressed,
      recruiter: { select: { ...addressed.recruiter.select, organizationName: true, status: true } },
    },
  },
} as const;
