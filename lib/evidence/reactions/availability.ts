import "server-only";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { stranger } from "@/lib/core/stranger";
import { isMinor } from "@/lib/players/policy";
import { visibleAmong } from "@/lib/players/queries/visible";
import { availabilityToken } from "../queries/availability";

/** The monthly question, to the player, of a minor to the guardian, who may both call it off; to nobody once the account is closed. */
export async function writeOfAvailability(tx: Tx, { data: { playerId, at } }: Fact<"availability.asked">) {
  const player = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: {
      fullName: true,
      email: true,
      birthDate: true,
      userId: true,
      user: { select: { locale: true } },
      guardian: { select: { fullName: true, email: true, locale: true, status: true } },
    },
  });
  if (!(await visibleAmong(stranger, [playerId], tx)).has(playerId)) return;
  const minor = isMinor(player.birthDate);
  if (minor && player.guardian?.status !== "confirmed") return;
  const reader = minor && player.guardian ? player.guardian : { ...player, locale: player.user.locale };
  const locale = reader.locale as Locale;
  const say = translator(locale, "availability");
  const token = availabilityToken({ playerId, askedAt: new Date(at) });
  const values = {
    reader: reader.fullName,
    player: player.fullName,
    link: env.APP_URL + localePath(`/availability/${token}`, locale),
  };
  const body = say(minor ? "mail.guardian" : "mail.player", values);
  const told = { category: "availability", ...(minor ? { guardianOf: playerId } : { userId: player.userId }) } as const;
  await queueMail(tx, { to: reader.email, subject: say("mail.subject"), body, told });
}
