import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type messages from "@/messages/en/accounts.json";

type AccountEmail = {
  userId: string;
  template: keyof typeof messages.mail;
  path: string;
  to?: string;
  newEmail?: string;
  scopes?: string;
  forgetWhenSent?: boolean;
};

export async function emailOwner(
  tx: Tx,
  { userId, template, path, to, newEmail = "", scopes = "", forgetWhenSent = false }: AccountEmail,
) {
  const { email, locale, profile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, locale: true, profile: { select: { fullName: true } } },
  });
  const t = translator(locale as Locale, "accounts");
  const link = env.APP_URL + localePath(path, locale as Locale);
  const values = { name: profile?.fullName ?? email, email, newEmail, link, scopes };
  await queueMail(tx, {
    to: to ?? email,
    subject: t(`mail.${template}.subject`, values),
    body: t(`mail.${template}.body`, values),
    audience: "at_once",
    forgetWhenSent,
  });
}
