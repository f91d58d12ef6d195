import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, languageNames, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type EmailDraft, queueMail } from "@/lib/platform/outbox/mail";
import { contacts } from "@/lib/platform/text/contacts";
import { referenceOf } from "../schema/ticket";

export async function emailSupport(tx: Tx, { data: { ticketId } }: DomainEvent<"ticket.opened">) {
  const { userId, name, email, message, talk, ...ticket } = await tx.ticket.findUniqueOrThrow({
    where: { id: ticketId },
  });
  const locale = ticket.locale as Locale;
  const t = translator(locale, "contact");
  const reference = referenceOf(ticketId);
  const values = { name, email, message, reference, language: languageNames[locale], account: userId ? "yes" : "no" };
  const chatTranscript = talk && `\n\n${t("mail.toSupport.talk", { talk })}`;
  const [subject, body] = [t("mail.toSupport.subject", values), t("mail.toSupport.body", values) + chatTranscript];
  await queueMail(tx, ...(await supportRecipients(tx)).map((recipient) => ({ ...recipient, subject, body })));
}

async function supportRecipients(tx: Tx): Promise<Pick<EmailDraft, "to" | "audience">[]> {
  const { email } = contacts();
  if (email) return [{ to: email, audience: "at_once" }];
  const support = await staffFor(tx, "support");
  return support.map(({ id: userId, email: to }) => ({ to, audience: { category: "staff", userId } }));
}

/** Does not quote the message, because the address may belong to somebody else. */
export async function emailTicketReceipt(tx: Tx, { data: { ticketId } }: DomainEvent<"ticket.opened">) {
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: ticketId }, select: addressee });
  const locale = ticket.locale as Locale;
  const t = translator(locale, "contact");
  const values = replyValues(ticketId, locale);
  await queueMail(tx, {
    to: ticket.email,
    subject: t("mail.received.subject", values),
    body: t("mail.received.body", values),
    audience: "at_once",
  });
}

export async function emailTicketAnswer(tx: Tx, { data: { ticketId, answerId } }: DomainEvent<"ticket.answered">) {
  const {
    email: to,
    name,
    ...ticket
  } = await tx.ticket.findUniqueOrThrow({
    where: { id: ticketId },
    select: { ...addressee, name: true, message: true, createdAt: true, answers: { orderBy: { createdAt: "desc" } } },
  });
  const answer = ticket.answers.find(({ id }) => id === answerId);
  if (!answer || to === "") return;
  const locale = ticket.locale as Locale;
  const t = translator(locale, "contact");
  const day = emailDate(locale);
  const earlier = ticket.answers.filter(({ createdAt }) => createdAt < answer.createdAt);
  const quoted = [
    ...earlier.map(
      ({ content, createdAt }) =>
        `${t("mail.answer.weWrote", { date: day.format(createdAt) })}\n${quoteLines(content)}`,
    ),
    `${t("mail.answer.youWrote", { date: day.format(ticket.createdAt) })}\n${quoteLines(ticket.message)}`,
  ].join("\n\n");
  const values = { name, answer: answer.content, quoted, ...replyValues(ticketId, locale) };
  const [subject, body] = [t("mail.answer.subject", values), t("mail.answer.body", values)];
  await queueMail(tx, { to, subject, body, audience: "at_once" });
}

const addressee = { email: true, locale: true } as const;
const replyValues = (ticketId: string, locale: Locale) => ({
  reference: referenceOf(ticketId),
  link: env.APP_URL + localePath("/contact", locale),
});
const quoteLines = (text: string) => text.replace(/^/gm, "> ");

/** Erases names, addresses and texts; keeps the rows with their dates for the statistics. */
export async function eraseTickets(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.ticketAnswer.updateMany({ where: { ticket: { userId } }, data: { content: "" } });
  await tx.ticket.updateMany({ where: { userId }, data: { name: "", email: "", message: "", talk: "" } });
}
