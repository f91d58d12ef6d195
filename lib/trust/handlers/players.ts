import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";
import { isDocumentType } from "../schema/check";

/** Goes to the player, or to the guardian alone if the player is a minor. */
export async function emailPlayerVerdict(tx: Tx, { type, data }: DomainEvent<"player.verified" | "player.rejected">) {
  const verificationCase = await tx.kycDocument.findUnique({
    where: { id: data.verificationCaseId },
    select: { documentType: true, reason: true },
  });
  const recipient = await loadRecipient(tx, data.playerId);
  const t = translator(recipient.locale, "verification");
  const document =
    verificationCase && isDocumentType(verificationCase.documentType) ? t(`type.${verificationCase.documentType}`) : "";
  const template = `mail.${type === "player.verified" ? "identity" : "document"}` as const;
  const { to, player, whose, link, audience } = recipient;
  const values = { document, reason: verificationCase?.reason ?? "", player, whose, link, kept: identityKeptDays };
  await queueMail(tx, {
    to,
    subject: t(`${template}.subject`, values),
    body: t(`${template}.body`, values),
    audience: { category: "account", ...audience },
  });
}

async function loadRecipient(tx: Tx, playerId: string) {
  const guardian = await guardianRecipient(tx, playerId);
  if (guardian) {
    const { to, locale, names, link } = guardian;
    const audience = { guardianOf: playerId };
    return { to, locale, audience, player: names.player, whose: "child", link: `${link}#identity-check` };
  }
  const {
    fullName: player,
    userId,
    user,
  } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { fullName: true, userId: true, user: { select: { email: true, locale: true } } },
  });
  const locale = user.locale as Locale;
  const link = `${env.APP_URL}${localePath("/player-signup", locale)}#identity-check`;
  return { to: user.email, locale, audience: { userId }, player, whose: "own", link };
}
