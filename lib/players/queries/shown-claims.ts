import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Prisma } from "@/lib/platform/prisma/client";
import { attributes } from "@/lib/sports/schema/catalogue";
import { privacyOf } from "../schema/attribute-privacy";
import { isShown, type PrivacyReader, type PrivacySubject } from "../schema/privacy";
import { newestWhere } from "./newest";

/** `owner` is true for the player, the guardian and account staff. */
export type Reader = PrivacyReader;

/** Returns the newest claims the reader may see; hidden claims are filtered in the database. */
export const shownClaims = (playerId: string, reader: Reader) => newestWhere({ playerId, ...shownTo(reader) }, reader);

export function shownTo(reader: Reader): Prisma.PlayerClaimWhereInput {
  if (reader.owner) return { attribute: { in: keysFor(reader, adult) } };
  const adultBirthDate = { lte: bornBefore(now()) };
  const condition = (subject: PrivacySubject, player: Prisma.PlayerWhereInput) => ({
    attribute: { in: keysFor(reader, subject) },
    player,
  });
  return {
    OR: [
      condition(adult, { birthDate: adultBirthDate, publishName: false }),
      condition({ ...adult, namePublished: true }, { birthDate: adultBirthDate, publishName: true }),
      condition({ ...adult, minor: true }, { NOT: { birthDate: adultBirthDate } }),
    ],
  };
}

const adult: PrivacySubject = { minor: false, namePublished: false, mediaAllowed: false };

const keysFor = (reader: Reader, subject: PrivacySubject) => [
  ...new Set(attributes.filter((attribute) => isClaimShown(attribute, subject, reader)).map(({ key }) => key)),
];

export function isClaimShown(attribute: (typeof attributes)[number], subject: PrivacySubject, reader: Reader): boolean {
  const closedToMinors = attribute.minors === "owner" || attribute.minors === "never";
  if (subject.minor && closedToMinors && !reader.owner) return false;
  return isShown(privacyOf(attribute), subject, reader);
}
