import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { isSport } from "@/lib/sports/schema/sports";
import { confirmationToken } from "../queries/confirmation-link";
import { stateOf } from "../schema/confirmation";

/** Queues an e-mail to a confirmer in the chosen language; it names the player by handle unless the player allowed the name. */
export async function confirmationEmail(
  tx: Tx,
  confirmationId: string,
  emailKey: "ask" | "reminder" | "receipt",
  time: Date,
) {
  const confirmation = await tx.confirmation.findUnique({
    where: { id: confirmationId },
    include: {
      claims: { select: { answer: true } },
      player: { select: { handle: true, fullName: true, primarySport: true } },
    },
  });
  if (!confirmation || (emailKey !== "receipt" && stateOf(confirmation, time) !== "waiting")) return;
  const { player, claims, expiresAt } = confirmation;
  const locale = confirmation.locale as Locale;
  const t = translator(locale, "measurements");
  const day = emailDate(locale);
  const token = confirmationToken(confirmationId, emailKey === "receipt" ? "receipt" : "answer");
  const values = {
    name: confirmation.name,
    player: confirmation.namesPlayer ? player.fullName : player.handle,
    sport: isSport(player.primarySport) ? translator(locale, "sports")(`name.${player.primarySport}`) : "",
    count: claims.length,
    confirmed: claims.filter(({ answer }) => answer === "confirmed").length,
    until: day.format(expiresAt),
    link: env.APP_URL + localePath(`/confirmations/${token}`, locale),
  };
  const [subject, body] = [t(`mail.${emailKey}.subject`, values), t(`mail.${emailKey}.body`, values)];
  await queueMail(tx, { to: confirmation.email, subject, body, audience: "at_once" });
}
