import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, languageNames, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { type Letter, queueMail } from "@/lib/platform/outbox/mail";
import { contacts } from "@/lib/platform/text/contacts";
import { referenceOf } from "../schema/ticket";

/** The letter itself, to those who answer it: the support, or everybody of the staff who looks after it where there is none. */
export async function passToSupport(tx: Tx, { data: { ticketId } }: DomainEvent<"ticket.opened">) {
  const { userId, name, email, message, talk, ...ticket } = await tx.ticket.findUniqueOrThrow({
    where: { id: ticketId },
  });
  const locale = ticket.locale as Locale;
  const t = translator(locale, "contact");
  const reference = referenceOf(ticketId);
  const values = { name, email, message, reference, language: languageNames[locale], account: userId ? "yes" : "no" };
  const attached = talk && `\n\n${t("mail.toSupport.talk", { talk })}`;
  const [subject, body] = [t("mail.toSupport.subject", values), t("mail.toSupport.body", values) + attached];
  await queueMail(tx, ...(await answerers(tx)).map((one) => ({ ...one, subject, body })));
}

async function answerers(tx: Tx): Promise<Pick<Letter, "to" | "told">[]> {
  const { email } = contacts();
  if (email) return [{ to: email, told: "at_once" }];
  const support = await staffFor(tx, "support");
  return support.map(({ id: userId, email: to }) => ({ to, told: { category: "desk", userId } }));
}

/** Says that it arrived, without a word of what was written: the address may be somebody else's. */
export async function acknowledge(tx: Tx, { data: { ticketId } }: DomainEvent<"ticket.opened">) {
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: ticketId }, select: heading });
  const locale = ticket.locale as Locale;
  const t = translator(locale, "contact");
  const values = waysBack(ticketId, locale);
  await queueMail(tx, {
    to: ticket.email,
    subject: t("mail.received.subject", values),
    body: t("mail.received.body", values),
    told: "at_once",
  });
}

/** The answer to whoever wrote, in their language, above what was written before. */
export async function mailAnswer(tx: Tx, { data: { ticketId, answerId } }: DomainEvent<"ticket.answered">) {
  const {
    email: to,
    name,
    ...ticket
  } = await tx.ticket.findUniqueOrThrow({
    where: { id: ticketId },
    select: { ...heading, name: true, message: true, createdAt: true, answers: { orderBy: { createdAt: "desc" } } },
  });
  const answer = ticket.answers.find(({ id }) => id === answerId);
  if (!answer || to === "") return;
  const locale = ticket.locale as Locale;
  const t = translator(locale, "contact");
  const day = emailDate(locale);
  const earlier = ticket.answers.filter(({ createdAt }) => createdAt < answer.createdAt);
  const quoted = [
    ...earlier.map(
      ({ content, createdAt }) => `${t("mail.answer.weWrote", { date: day.format(createdAt) })}\n${cited(content)}`,
    ),
    `${t("mail.answer.youWrote", { date: day.format(ticket.createdAt) })}\n${cited(ticket.message)}`,
  ].join("\n\n");
  const values = { name, answer: answer.content, quoted, ...waysBack(ticketId, locale) };
  const [subject, body] = [t("mail.answer.subject", values), t("mail.answer.body", values)];
  await queueMail(tx, { to, subject, body, told: "at_once" });
}

const heading = { email: true, locale: true } as const;
const waysBack = (ticketId: string, locale: Locale) => ({
  reference: referenceOf(ticketId),
  link: env.APP_URL + localePath("/contact", locale),
});
const cited = (text: string) => text.replace(/^/gm, "> ");

/** What was written to the support keeps its number and its days, not its words. */
export async function eraseTickets(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.ticketAnswer.updateMany({ where: { ticket: { userId } }, data: { content: "" } });
  await tx.ticket.updateMany({ where: { userId }, data: { name: "", email: "", message: "", talk: "" } });
}
