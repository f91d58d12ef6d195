import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { visibleAmong } from "@/lib/players/queries/visible";
import { availabilityToken } from "../queries/availability";

/** Sends the monthly availability e-mail to the player, or to a minor's guardian; closed and hidden profiles get none. */
export async function emailAboutAvailability(tx: Tx, { data: { playerId, at } }: DomainEvent<"availability.asked">) {
  const player = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: {
      fullName: true,
      email: true,
      birthDate: true,
      userId: true,
      availability: { select: { confirmedAt: true } },
      user: { select: { locale: true } },
      guardian: { select: { fullName: true, email: true, locale: true, status: true } },
    },
  });
  if (!(await visibleAmong(visitorActor, [playerId], tx)).has(playerId)) return;
  const confirmedAt = player.availability?.confirmedAt;
  if (confirmedAt && confirmedAt >= new Date(at)) return;
  const minor = isMinor(player.birthDate);
  if (minor && player.guardian?.status !== "confirmed") return;
  const reader = minor && player.guardian ? player.guardian : { ...player, locale: player.user.locale };
  const locale = reader.locale as Locale;
  const t = translator(locale, "availability");
  const token = availabilityToken({ playerId, askedAt: new Date(at) });
  const values = {
    reader: reader.fullName,
    player: player.fullName,
    link: env.APP_URL + localePath(`/availability/${token}`, locale),
  };
  const body = t(minor ? "mail.guardian" : "mail.player", values);
  const recipient = {
    category: "availability",
    ...(minor ? { guardianOf: playerId } : { userId: player.userId }),
  } as const;
  await queueMail(tx, { to: reader.email, subject: t("mail.subject"), body, audience: recipient });
}
