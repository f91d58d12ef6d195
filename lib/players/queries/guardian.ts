import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { ageOn } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { phoneToShow } from "@/lib/platform/text/phone";
import { ACCOUNT_AGE, comesOfAge } from "../schema/ages";
import { givenName } from "../schema/full-name";
import { type GuardianConsent, guardianConsents, guardianToken } from "../schema/guardian";
import { guardianTokenHash, linkEnd, oldestLink } from "./guardian-link";
import { ownConsent } from "./own-consent";

export type Proof = { playerId: string; by: "mail" | "account" };

/** The child for whom a key authorizes the person: the token of an e-mailed link, or the child's id with a linked account. Null when the key is invalid or the child is of age. */
export async function guardianProof(key: string, userId: string | null): Promise<Proof | null> {
  const where = isUuid(key)
    ? userId && { playerId: key, userId }
    : guardianToken.safeParse(key).success && {
        tokenHash: guardianTokenHash(key),
        linkedAt: { gt: oldestLink() },
      };
  const guardian = where
    ? await db.guardian.findFirst({ where, select: { playerId: true, player: { select: { birthDate: true } } } })
    : null;
  if (!guardian || !isMinor(guardian.player.birthDate)) return null;
  return { playerId: guardian.playerId, by: where && "userId" in where ? "account" : "mail" };
}

export async function guardianView(actor: Actor) {
  if (!actor.guardianOf) return null;
  const guardian = await db.guardian.findUnique({
    where: { playerId: actor.guardianOf },
    select: {
      ...guardianSelect,
      phone: true,
      fullName: true,
      userId: true,
      linkedAt: true,
      confirmedAt: true,
      player: {
        select: { ...playerSelect, fullName: true, givenWords: true, email: true, primarySport: true, position: true },
      },
    },
  });
  if (!guardian) return null;
  const { player, phone, linkedAt, user, ...rest } = guardian;
  const age = ageOn(player.birthDate);
  return {
    ...rest,
    player,
    phone: phone && phoneToShow(phone, player.country).text,
    age,
    firstName: givenName(player),
    minor: isMinor(player.birthDate),
    proved: isProved(guardian),
    coversAccount: age < ACCOUNT_AGE,
    comesOfAge: comesOfAge(player.birthDate),
    by: actor.guardianBy,
    linkEnds: linkEnd({ linkedAt }),
    consents: await consentsOfGuardian(db, player.userId),
    ownConsent: await ownConsent(db, player.userId),
  };
}

export type GuardianView = NonNullable<Awaited<ReturnType<typeof guardianView>>>;

/** The guardian's latest answer for each kind of consent, with its date and wording; kinds without an answer are missing. */
export async function consentsOfGuardian(client: Tx, userId: string) {
  const consents = await client.consent.findMany({
    where: { userId, givenBy: "guardian", kind: { in: [...guardianConsents] } },
    orderBy: [{ createdAt: "asc" }, { given: "asc" }],
    select: { kind: true, given: true, version: true, createdAt: true },
  });
  return Object.fromEntries(consents.map((row) => [row.kind, row])) as Partial<
    Record<GuardianConsent, (typeof consents)[number]>
  >;
}

export async function childrenOf(actor: Actor) {
  if (!actor.userId) return [];
  const children = await db.guardian.findMany({
    where: { userId: actor.userId },
    orderBy: { player: { birthDate: "asc" } },
    select: {
      playerId: true,
      status: true,
      email: true,
      player: { select: { fullName: true, handle: true, birthDate: true, primarySport: true, consentTerms: true } },
    },
  });
  return children.filter(({ player }) => isMinor(player.birthDate));
}

/** The acting guardian with the child, locked; refuses `guardian_link_invalid` if there is none. */
export async function guardianToAct(tx: Tx, { guardianOf: playerId }: Actor<"guardian">) {
  await tx.$queryRaw`select id from players where id = ${playerId}::uuid for update`;
  const guardian = await tx.guardian.findUnique({
    where: { playerId },
    select: { ...guardianSelect, player: { select: playerSelect } },
  });
  if (!guardian) refuse("guardian_link_invalid");
  return { ...guardian, minor: isMinor(guardian.player.birthDate), proved: isProved(guardian) };
}

type Address = { email: string; user: { email: string; emailConfirmedAt: Date | null } | null };

const isProved = ({ email, user }: Address) =>
  user?.emailConfirmedAt != null && user.email.toLowerCase() === email.toLowerCase();

const guardianSelect = {
  playerId: true,
  status: true,
  locale: true,
  email: true,
  user: { select: { id: true, email: true, emailConfirmedAt: true } },
} as const;
const playerSelect = {
  userId: true,
  birthDate: true,
  status: true,
  handle: true,
  country: true,
  consentTerms: true,
} as const;
