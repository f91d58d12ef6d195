import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { adultUsers } from "@/lib/accounts/queries/known-age";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { JobStatus } from "@/lib/platform/prisma/enums";

export const ownedBy = ({ userId, recruiterId }: Actor & { userId: string }) =>
  ({
    OR: [{ userId, recruiterId: null }, ...(recruiterId ? [{ recruiterId }] : [])],
  }) satisfies Prisma.SportJobWhereInput;

/** An open offer in its author's own name is public only when the author's birth date is known. */
export const inOwnName = ({ recruiterId, status }: { recruiterId: string | null; status: JobStatus }) =>
  recruiterId === null && status === "active";

/** An offer needs an open account: its owner's or, for a vacancy, that of the organization's owner. */
export const withOwner = {
  OR: [{ recruiterId: null, user: { disabledAt: null } }, { recruiter: { user: { disabledAt: null } } }],
} satisfies Prisma.SportJobWhereInput;

const hasBirthDate = { birthDate: { not: null } } as const;

const ofKnownAge = {
  OR: [
    { recruiterId: { not: null } },
    { user: { OR: [{ profile: hasBirthDate }, { player: { isNot: null } }, { esportPlayer: { isNot: null } }] } },
  ],
} satisfies Prisma.SportJobWhereInput;

export const waitingForBirthDate = {
  recruiterId: null,
  status: "active",
  NOT: ofKnownAge,
} satisfies Prisma.SportJobWhereInput;

/** Columns that identify or contact a person, all empty. */
export const noContactDetails = {
  contactEmail: null,
  contactPhone: null,
  linkedinUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  twitterUrl: null,
  websiteUrl: null,
} as const;

/** Offers and applications of people who are known to be adults. */
export const ofAdults = () => ({ user: adultUsers() });

/** Selects offers of organizations, of adults, and of minors with a confirmed guardian if they seek work and hold no contact details. */
export const mayBeShown = () =>
  ({
    OR: [
      { recruiterId: { not: null } },
      ofAdults(),
      {
        kind: "candidate",
        ...noContactDetails,
        user: { player: { birthDate: { gt: bornBefore(now()) }, guardian: { status: "confirmed" } } },
      },
    ],
  }) satisfies Prisma.SportJobWhereInput;

export const posted = {
  AND: [withOwner],
  status: { in: ["active", "closed"] },
} satisfies Prisma.SportJobWhereInput;

export const shownOffer = () =>
  ({
    AND: [posted, mayBeShown()],
  }) satisfies Prisma.SportJobWhereInput;

export const ofOwner = (userId: string) =>
  ({ OR: [{ userId, recruiterId: null }, { recruiter: { userId } }] }) satisfies Prisma.SportJobWhereInput;
