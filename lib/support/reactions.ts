import "server-only";
import { contacts } from "@/lib/core/contacts";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { type Locale, languageNames, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { post } from "@/lib/core/mail";
import { answerDays, referenceOf } from "./schema";

/** The letter itself, to those who answer it. */
export async function passToSupport(tx: Tx, { data: { ticketId } }: Fact<"ticket.opened">) {
  const { email: to } = contacts();
  if (!to) return;
  const { userId, name, email, message, ...ticket } = await tx.ticket.findUniqueOrThrow({ where: { id: ticketId } });
  const locale = ticket.locale as Locale;
  const say = translator(locale, "contact");
  const reference = referenceOf(ticketId);
  const known = { name, email, message, reference, language: languageNames[locale], account: userId ? "yes" : "no" };
  await post(tx, { to, subject: say("mail.toSupport.subject", known), body: say("mail.toSupport.body", known) });
}

/** Says that it arrived, without a word of what was written: the address may be somebody else's. */
export async function acknowledge(tx: Tx, { data: { ticketId } }: Fact<"ticket.opened">) {
  const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: ticketId }, select: { email: true, locale: true } });
  const locale = ticket.locale as Locale;
  const say = translator(locale, "contact");
  const known = {
    reference: referenceOf(ticketId),
    days: answerDays,
    link: env.APP_URL + localePath("/contact", locale),
  };
  await post(tx, {
    to: ticket.email,
    subject: say("mail.received.subject", known),
    body: say("mail.received.body", known),
  });
}
