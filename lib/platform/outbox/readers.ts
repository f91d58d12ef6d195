import "server-only";
import { ageOn } from "../clock";
import type { Tx } from "../db/db";
import { timeZone } from "../i18n/formats";
import type { Locale } from "../i18n/routing";
import type { Prisma } from "../prisma/client";
import { type Category, type Channel, defaults, isFixed, kindOf, type Reader } from "./notification-choice";
import { zonesOf } from "./quiet-hours";

/** `night`: the zones in whose night nothing is sent; none for an adult. */
export type Wishes = { locale: Locale; wants: (category: Category, channel: Channel) => boolean; night: string[] };

/** What these readers chose, two questions whatever their number. Nobody is in it who is not there any more. */
export async function wishesOf(tx: Tx, readers: Reader[]): Promise<(reader: Reader) => Wishes | undefined> {
  const userIds = readers.flatMap((reader) => ("userId" in reader ? reader.userId : []));
  const children = readers.flatMap((reader) => ("guardianOf" in reader ? reader.guardianOf : []));
  const users = userIds.length > 0 ? await tx.user.findMany({ where: { id: { in: userIds } }, select: ofUser }) : [];
  const guardians =
    children.length > 0
      ? await tx.guardian.findMany({ where: { playerId: { in: children } }, select: ofGuardian })
      : [];
  const found = new Map<string, Wishes>([
    ...users.map(({ id, locale, notificationSettings, player }): [string, Wishes] => [
      `u ${id}`,
      { locale: locale as Locale, wants: wanting({ userId: id }, notificationSettings), night: nightOfPlayer(player) },
    ]),
    ...guardians.map(({ playerId, locale, notificationSettings, player }): [string, Wishes] => [
      `g ${playerId}`,
      {
        locale: locale as Locale,
        wants: wanting({ guardianOf: playerId }, notificationSettings),
        night: nightOf(notificationSettings?.zone, player.country),
      },
    ]),
  ]);
  return (reader) => found.get("userId" in reader ? `u ${reader.userId}` : `g ${reader.guardianOf}`);
}

/** What was chosen, by category and channel, with what is told whatever was chosen. */
export const wanting =
  (reader: Reader, chosen: Partial<Record<Channel, readonly Category[]>> | null) =>
  (category: Category, channel: Channel): boolean =>
    isFixed(kindOf(reader), category, channel) || (chosen?.[channel] ?? defaults[channel]).includes(category);

type Child = { birthDate: Date; country: string; guardian: { notificationSettings: Zoned } | null };
type Zoned = { zone: string | null } | null;
const ofAge = 18;

/** A child's night is the family's. */
function nightOfPlayer(player: Child | null): string[] {
  if (!player || ageOn(player.birthDate) >= ofAge) return [];
  return nightOf(player.guardian?.notificationSettings?.zone, player.country);
}

function nightOf(zone: string | null | undefined, country: string): string[] {
  if (zone) return [zone];
  const zones = zonesOf(country);
  return zones.length > 0 ? zones : [timeZone];
}

const chosen = { bell: true, mail: true, digest: true, push: true, zone: true } as const;
const ofUser = {
  id: true,
  locale: true,
  notificationSettings: { select: chosen },
  player: {
    select: {
      birthDate: true,
      country: true,
      guardian: { select: { notificationSettings: { select: { zone: true } } } },
    },
  },
} satisfies Prisma.UserSelect;
const ofGuardian = {
  playerId: true,
  locale: true,
  notificationSettings: { select: chosen },
  player: { select: { country: true } },
} satisfies Prisma.GuardianSelect;
