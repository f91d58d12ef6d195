import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { isMinor } from "../policy";
import { guardianTokenHash, guardianTokenOf, oldestLink } from "../queries/guardian-link";
import { linkLeastDays } from "../schema/guardian";

/** Whom to write to about a minor, in which language, and the link of their page: to the account where there is one, else mailed and renewed when it would end soon. Null for adults. `always` renews: whoever asks for a link gets one that is the mail's alone. */
export async function guardianLetter(tx: Tx, playerId: string, { renewed = false, byMail = false } = {}) {
  const guardian = await tx.guardian.findUnique({ where: { playerId }, select });
  if (!guardian || !isMinor(guardian.player.birthDate)) return null;
  const { email: to, fullName, userId, status, player } = guardian;
  const locale = guardian.locale as Locale;
  const account = userId !== null;
  const key =
    account && status !== "invited" && !byMail ? playerId : await tokenFor(tx, playerId, guardian.linkedAt, renewed);
  const link = env.APP_URL + localePath(`/guardian/${key}`, locale);
  return { to, locale, status, account, names: { guardian: fullName, player: player.fullName }, link };
}

async function tokenFor(tx: Tx, playerId: string, last: Date, renewed: boolean) {
  const stays = !renewed && last > daysFrom(oldestLink(), linkLeastDays);
  const linkedAt = stays ? last : now();
  const token = guardianTokenOf({ playerId, linkedAt });
  // What is mailed is what opens, even after AUTH_SECRET was replaced.
  await tx.guardian.update({ where: { playerId }, data: { linkedAt, tokenHash: guardianTokenHash(token) } });
  return token;
}

const select = {
  email: true,
  fullName: true,
  locale: true,
  userId: true,
  status: true,
  linkedAt: true,
  player: { select: { fullName: true, birthDate: true } },
} as const;
