import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";

export async function updatePlayerEmail(tx: Tx, { data: { userId } }: DomainEvent<"email.changed">) {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.player.updateMany({ where: { userId }, data: { email } });
}

export async function emailGuardianAboutLeaving(tx: Tx, { data: { userId } }: DomainEvent<"account.closed">) {
  const guardian = await tx.guardian.findFirst({
    where: { player: { userId } },
    select: { email: true, fullName: true, locale: true, player: { select: { fullName: true } } },
  });
  if (!guardian) return;
  const locale = guardian.locale as Locale;
  const t = translator(locale, "players");
  const link = env.APP_URL + localePath("/contact", locale);
  const values = { guardian: guardian.fullName, player: guardian.player.fullName, link };
  await queueMail(tx, {
    to: guardian.email,
    subject: t("guardianLeft.subject", values),
    body: t("guardianLeft.body", values),
    audience: "at_once",
  });
}

/** Keeps the handle, the sport and the year of birth, for the statistics and for recruiters with a request or contract. */
export async function erasePlayer(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  const player = await tx.player.findUnique({ where: { userId }, select: { id: true, handle: true, birthDate: true } });
  if (!player) return;
  const { id: playerId, handle, birthDate } = player;
  await tx.guardian.deleteMany({ where: { playerId } });
  await tx.playerVideo.deleteMany({ where: { playerId } });
  await tx.playerPicture.deleteMany({ where: { playerId } });
  await tx.playerClaim.deleteMany({ where: { playerId } });
  await tx.player.update({
    where: { id: playerId },
    data: {
      fullName: handle,
      givenWords: null,
      publishName: false,
      status: "hidden",
      email: "",
      phone: "",
      birthDate: new Date(Date.UTC(birthDate.getUTCFullYear(), 0, 1)),
      city: "",
      gender: "non_specified",
      heightCm: null,
      weightKg: null,
      experienceLevel: "",
      currentClub: null,
      achievements: null,
      identityCheckedAt: null,
      identityBasis: null,
    },
  });
}
