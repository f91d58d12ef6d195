import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { guardianTokenHash, guardianTokenOf, oldestLink } from "../queries/guardian-link";
import { linkLeastDays } from "../schema/guardian";

/** The recipient of e-mails about a minor, with the link of the guardian's page: by account where one is linked, otherwise by a token that is renewed when it would soon expire. Null for adults. `renewed` always renews the token, `byMail` ignores the account. */
export async function guardianRecipient(tx: Tx, playerId: string, { renewed = false, byMail = false } = {}) {
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

async function tokenFor(tx: Tx, playerId: string, lastLinkedAt: Date, renewed: boolean) {
  const isStillValid = !renewed && lastLinkedAt > daysFrom(oldestLink(), linkLeastDays);
  const linkedAt = isStillValid ? lastLinkedAt : now();
  const token = guardianTokenOf({ playerId, linkedAt });
  // Stores the hash again, so that the e-mailed link works even after AUTH_SECRET was replaced.
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
