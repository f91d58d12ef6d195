import "server-only";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { Fact } from "@/lib/core/facts";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";

/** Asks a child whom a parent registered for its own yes; it answers signed in, so that nobody with a link answers for it. */
export async function askForOwnYes(tx: Tx, { data: { playerId } }: Fact<"player.asked">) {
  const { fullName, email, userId, user, guardian } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: {
      fullName: true,
      email: true,
      userId: true,
      user: { select: { locale: true } },
      guardian: { select: { fullName: true } },
    },
  });
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
