import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { addressed, addresseeOf } from "../queries/addressee";
import { publicName } from "../queries/public-name";

/** E-mails a message to the other side; none about an application that was withdrawn since. */
export async function emailAboutApplicationMessage(tx: Tx, { data }: DomainEvent<"application.message_sent">) {
  const message = await tx.applicationMessage.findUnique({ where: { id: data.messageId }, select });
  if (!message) return;
  const { content, byPoster, application } = message;
  const { job, user, name } = application;
  const { id: userId, email: to, locale: language, disabledAt } = byPoster ? user : addresseeOf(job);
  if (disabledAt) return;
  const locale = language as Locale;
  const t = translator(locale, "jobs");
  const from = byPoster ? publicName(job.recruiter) : name;
  const values = {
    named: from ? "yes" : "no",
    from: from ?? "",
    offer: job.title,
    words: content,
    link: env.APP_URL + localePath(`/messages?application=${data.applicationId}`, locale),
  };
  await queueMail(tx, {
    to,
    subject: t("messageMail.subject", values),
    body: t("messageMail.body", values),
    audience: { category: "offers", userId },
  });
}

const select = {
  content: true,
  byPoster: true,
  application: {
    select: {
      name: true,
      user: { select: addressed.user.select },
      job: {
        select: {
          ...addressed,
          title: true,
          recruiter: { select: { ...addressed.recruiter.select, organizationName: true, status: true } },
        },
      },
    },
  },
} as const;
