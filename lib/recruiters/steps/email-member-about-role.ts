import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";

type MemberEmail = {
  to: string;
  emailKey: "joined" | "removed" | "madeOwner" | "ownershipTransferred";
  recruiterId: string;
  about: string;
};

export async function emailMemberAboutRole(tx: Tx, { to, emailKey, recruiterId, about }: MemberEmail) {
  const [recipient, person, { organizationName: organization }] = [
    await tx.user.findUniqueOrThrow({ where: { id: to }, select: { email: true, locale: true, disabledAt: true } }),
    await tx.profile.findUnique({ where: { id: about }, select: { fullName: true } }),
    await tx.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: { organizationName: true } }),
  ];
  if (recipient.disabledAt) return;
  const locale = recipient.locale as Locale;
  const t = translator(locale, "team");
  const path = emailKey === "removed" ? "/dashboard" : "/dashboard/team";
  const values = { organization, name: person?.fullName ?? "", link: env.APP_URL + localePath(path, locale) };
  const [subject, body] = [t(`mail.${emailKey}.subject`, values), t(`mail.${emailKey}.body`, values)];
  await queueMail(tx, { to: recipient.email, subject, body, audience: { category: "account", userId: to } });
}
