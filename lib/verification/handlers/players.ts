import "server-only";
import { identityKeptDays } from "@/lib/documents/schema/document";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";
import { isDocumentType } from "../schema/check";

/** Writes what became of a paper to whoever sent it: the player, or of a minor the guardian alone. */
export async function mailPlayerVerdict(tx: Tx, { type, data }: DomainEvent<"player.verified" | "player.rejected">) {
  const kyc = await tx.kycDocument.findUnique({
    where: { id: data.kycId },
    select: { documentType: true, reason: true },
  });
  const reader = await readerOf(tx, data.playerId);
  const t = translator(reader.locale, "verification");
  const document = kyc && isDocumentType(kyc.documentType) ? t(`type.${kyc.documentType}`) : "";
  const story = `mail.${type === "player.verified" ? "identity" : "paper"}` as const;
  const { to, player, whose, link, told } = reader;
  const values = { document, reason: kyc?.reason ?? "", player, whose, link, kept: identityKeptDays };
  await queueMail(tx, {
    to,
    subject: t(`${story}.subject`, values),
    body: t(`${story}.body`, values),
    told: { category: "account", ...told },
  });
}

async function readerOf(tx: Tx, playerId: string) {
  const guardian = await guardianLetter(tx, playerId);
  if (guardian) {
    const { to, locale, names, link } = guardian;
    const told = { guardianOf: playerId };
    return { to, locale, told, player: names.player, whose: "child", link: `${link}#identity-check` };
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
  return { to: user.email, locale, told: { userId }, player, whose: "own", link };
}
