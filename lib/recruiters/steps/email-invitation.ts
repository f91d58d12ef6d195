import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";

type InvitationEmail = {
  to: string;
  locale: Locale;
  teamRole: "member" | "reader";
  organization: string;
  by: string;
  token: string;
  expiresAt: Date;
};

export async function emailInvitation(
  tx: Tx,
  { to, locale, teamRole, organization, by, token, expiresAt }: InvitationEmail,
) {
  const t = translator(locale, "team");
  const day = emailDate(locale);
  const link = env.APP_URL + localePath(`/join-organization/${token}`, locale);
  const values = { organization, by, role: t(`role.${teamRole}`), email: to, link, date: day.format(expiresAt) };
  await queueMail(tx, {
    to,
    subject: t("mail.invited.subject", values),
    body: t("mail.invited.body", values),
    audience: "at_once",
  });
}
