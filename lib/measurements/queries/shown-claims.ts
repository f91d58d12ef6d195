import "server-only";
import { now } from "@/lib/platform/clock";
import type { Prisma } from "@/lib/platform/prisma/client";
import { bornBefore } from "@/lib/players/schema/ages";
import { isShown, type PrivacyReader, type PrivacySubject } from "@/lib/players/schema/privacy";
import { attributes } from "../schema/catalogue";
import { privacyOf } from "../schema/privacy";
import { newestWhere } from "./newest";

/** `owner`: the player, the guardian or who looks after accounts; nobody else learns what is theirs alone. */
export type Reader = PrivacyReader;

/** What this reader may know of a player, the newest of each attribute. What they may not know never leaves Postgres. */
export const shownClaims = (playerId: string, reader: Reader) => newestWhere({ playerId, ...shownTo(reader) }, reader);

/** Which claims of players this reader may know. */
export function shownTo(reader: Reader): Prisma.PlayerClaimWhereInput {
  if (reader.owner) return { attribute: { in: keysFor(reader, adult) } };
  const ofAge = { lte: bornBefore(now()) };
  const of = (subject: PrivacySubject, player: Prisma.PlayerWhereInput) => ({
    attribute: { in: keysFor(reader, subject) },
    player,
  });
  return {
    OR: [
      of(adult, { birthDate: ofAge, publishName: false }),
      of({ ...adult, namePublished: true }, { birthDate: ofAge, publishName: true }),
      of({ ...adult, minor: true }, { NOT: { birthDate: ofAge } }),
    ],
  };
}

const adult: PrivacySubject = { minor: false, namePublished: false, mediaAllowed: false };

const keysFor = (reader: Reader, subject: PrivacySubject) => [
  ...new Set(attributes.filter((one) => isClaimShown(one, subject, reader)).map(({ key }) => key)),
];

/** Whether claims of this attribute of such a player are shown to this reader at all. */
export function isClaimShown(attribute: (typeof attributes)[number], subject: PrivacySubject, reader: Reader): boolean {
  const closedToMinors = attribute.minors === "owner" || attribute.minors === "never";
  if (subject.minor && closedToMinors && !reader.owner) return false;
  return isShown(privacyOf(attribute), subject, reader);
}
