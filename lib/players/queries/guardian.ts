import "server-only";
import { ageOn } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { phoneToShow } from "@/lib/platform/text/phone";
import { isMinor } from "../policy";
import { ACCOUNT_AGE, comesOfAge } from "../schema/ages";
import { type GuardianConsent, guardianConsents, guardianToken } from "../schema/guardian";
import { guardianTokenHash, linkEnd, oldestLink } from "./guardian-link";
import { ownYes } from "./own-yes";

export type Proof = { playerId: string; by: "mail" | "account" };

/** Whom a key lets one answer for: the token of a mailed link, or with an account the child's id. Null when it opens nothing, and once the child is of age. */
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

/** What a guardian's page shows first: the child, and what was answered so far. Null for whoever is not acting as one. */
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
      player: { select: { ...playerSelect, fullName: true, email: true, primarySport: true, position: true } },
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
    firstName: player.fullName.split(" ")[0] ?? player.fullName,
    minor: isMinor(player.birthDate),
    proved: isProved(guardian),
    coversAccount: age < ACCOUNT_AGE,
    comesOfAge: comesOfAge(player.birthDate),
    by: actor.guardianBy,
    linkEnds: linkEnd({ linkedAt }),
    consents: await consentsOfGuardian(db, player.userId),
    ownYes: await ownYes(db, player.userId),
  };
}

export type GuardianView = NonNullable<Awaited<ReturnType<typeof guardianView>>>;

/** Of each consent what the guardian said last, and when, to which wording; a kind nobody has said anything of is missing. */
export async function consentsOfGuardian(client: Tx, userId: string) {
  const said = await client.consent.findMany({
    where: { userId, givenBy: "guardian", kind: { in: [...guardianConsents] } },
    orderBy: [{ createdAt: "asc" }, { given: "asc" }],
    select: { kind: true, given: true, version: true, createdAt: true },
  });
  return Object.fromEntries(said.map((row) => [row.kind, row])) as Partial<
    Record<GuardianConsent, (typeof said)[number]>
  >;
}

/** The children a person with an account answers for, the youngest last. */
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

/** The guardian who acts, with the child, locked; refuses `guardian_link_invalid` once there is none. */
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

/** The account at the guardian's address has confirmed it. */
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
