import "server-only";
import { isMinor } from "../ages";
import type { Tx } from "../db/db";
import { timeZone } from "../i18n/formats";
import type { Locale } from "../i18n/routing";
import type { Prisma } from "../prisma/client";
import { type Category, type Channel, defaults, isMandatory, kindOf, type Reader } from "./notification-choice";
import { zonesOf } from "./quiet-hours";

/** `night` holds the zones whose quiet hours apply; it is empty for adults. */
export type Preferences = {
  locale: Locale;
  wants: (category: Category, channel: Channel) => boolean;
  quietZones: string[];
};

/** Loads the preferences of these readers in two queries; readers who no longer exist have none. */
export async function loadPreferences(tx: Tx, readers: Reader[]): Promise<(reader: Reader) => Preferences | undefined> {
  const userIds = readers.flatMap((reader) => ("userId" in reader ? reader.userId : []));
  const children = readers.flatMap((reader) => ("guardianOf" in reader ? reader.guardianOf : []));
  const users =
    userIds.length > 0 ? await tx.user.findMany({ where: { id: { in: userIds } }, select: userFields }) : [];
  const guardians =
    children.length > 0
      ? await tx.guardian.findMany({ where: { playerId: { in: children } }, select: guardianFields })
      : [];
  const byReader = new Map<string, Preferences>([
    ...users.map(({ id, locale, notificationSettings, player }): [string, Preferences] => [
      `u ${id}`,
      {
        locale: locale as Locale,
        wants: createWants({ userId: id }, notificationSettings),
        quietZones: quietZonesOfPlayer(player),
      },
    ]),
    ...guardians.map(({ playerId, locale, notificationSettings, player }): [string, Preferences] => [
      `g ${playerId}`,
      {
        locale: locale as Locale,
        wants: createWants({ guardianOf: playerId }, notificationSettings),
        quietZones: quietZonesOf(notificationSettings?.zone, player.country),
      },
    ]),
  ]);
  return (reader) => byReader.get("userId" in reader ? `u ${reader.userId}` : `g ${reader.guardianOf}`);
}

export const createWants =
  (reader: Reader, settings: Partial<Record<Channel, readonly Category[]>> | null) =>
  (category: Category, channel: Channel): boolean =>
    isMandatory(kindOf(reader), category, channel) || (settings?.[channel] ?? defaults[channel]).includes(category);

type Child = { birthDate: Date; country: string; guardian: { notificationSettings: ZoneSettings } | null };
type ZoneSettings = { zone: string | null } | null;

/** A child's quiet hours follow the guardian's zone. */
function quietZonesOfPlayer(player: Child | null): string[] {
  if (!player || !isMinor(player.birthDate)) return [];
  return quietZonesOf(player.guardian?.notificationSettings?.zone, player.country);
}

function quietZonesOf(zone: string | null | undefined, country: string): string[] {
  if (zone) return [zone];
  const zones = zonesOf(country);
  return zones.length > 0 ? zones : [timeZone];
}

const settingFields = { bell: true, mail: true, digest: true, push: true, zone: true } as const;
const userFields = {
  id: true,
  locale: true,
  notificationSettings: { select: settingFields },
  player: {
    select: {
      birthDate: true,
      country: true,
      guardian: { select: { notificationSettings: { select: { zone: true } } } },
    },
  },
} satisfies Prisma.UserSelect;
const guardianFields = {
  playerId: true,
  locale: true,
  notificationSettings: { select: settingFields },
  player: { select: { country: true } },
} satisfies Prisma.GuardianSelect;
