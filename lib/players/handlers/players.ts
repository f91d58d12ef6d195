import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";

/** Asks a child whom a parent registered for its own yes; it answers signed in, so that nobody with a link answers for it. */
export async function askForOwnYes(tx: Tx, { data: { playerId } }: DomainEvent<"player.asked">) {
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
  const say = translator(locale, "players");
  const at = (path: string) => env.APP_URL + localePath(path, locale);
  const names = { player: fullName, guardian: guardian?.fullName ?? "" };
  const body = say("askedMail.body", { ...names, link: at("/dashboard"), password: at("/auth/forgot") });
  await queueMail(tx, {
    to: email,
    subject: say("askedMail.subject", names),
    body,
    told: { category: "account", userId },
  });
}
