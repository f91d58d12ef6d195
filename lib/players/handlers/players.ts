import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";

/** The child must sign in to answer, so that nobody else with the link can. */
export async function emailToAskForConsent(tx: Tx, { data: { playerId } }: DomainEvent<"player.asked">) {
  const { fullName, email, userId, user, guardian, consentTerms } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: {
      fullName: true,
      email: true,
      userId: true,
      consentTerms: true,
      user: { select: { locale: true } },
      guardian: { select: { fullName: true } },
    },
  });
  if (consentTerms) return;
  const locale = user.locale as Locale;
  const t = translator(locale, "players");
  const urlOf = (path: string) => env.APP_URL + localePath(path, locale);
  const names = { player: fullName, guardian: guardian?.fullName ?? "" };
  const body = t("consentMail.body", { ...names, link: urlOf("/dashboard"), password: urlOf("/auth/forgot") });
  await queueMail(tx, {
    to: email,
    subject: t("consentMail.subject", names),
    body,
    audience: { category: "account", userId },
  });
}
