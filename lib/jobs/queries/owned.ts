import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { JobStatus } from "@/lib/platform/prisma/enums";
import { adultUsers } from "@/lib/players/queries/known-age";
import { bornBefore } from "@/lib/players/schema/ages";

/** What is this actor's to read and tend: offers of their own, and the vacancies of the organisation they are of. The caller knows that there is an account. */
export const ownedBy = ({ userId, recruiterId }: Actor & { userId: string }) =>
  ({
    OR: [{ userId, recruiterId: null }, ...(recruiterId ? [{ recruiterId }] : [])],
  }) satisfies Prisma.SportJobWhereInput;

/** On the board in its author's own name: shown to others once it is known when they were born. */
export const inOwnName = ({ recruiterId, status }: { recruiterId: string | null; status: JobStatus }) =>
  recruiterId === null && status === "active";

/** An offer goes with its owner, a vacancy with the owner of its organisation: nobody answers for one whose account is closed or suspended. */
export const withOwner = {
  OR: [{ recruiterId: null, user: { disabledAt: null } }, { recruiter: { user: { disabledAt: null } } }],
} satisfies Prisma.SportJobWhereInput;

const known = { birthDate: { not: null } } as const;

/** Whose author said when they were born, or need not. */
const ofKnownAge = {
  OR: [
    { recruiterId: { not: null } },
    { user: { OR: [{ profile: known }, { player: { isNot: null } }, { esportPlayer: { isNot: null } }] } },
  ],
} satisfies Prisma.SportJobWhereInput;

/** An open offer that nobody else sees until its author says when they were born. */
export const waitingForBirthDate = {
  recruiterId: null,
  status: "active",
  NOT: ofKnownAge,
} satisfies Prisma.SportJobWhereInput;

/** The columns of an offer that by themselves lead to a person. */
export const noReach = {
  contactEmail: null,
  contactPhone: null,
  linkedinUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  twitterUrl: null,
  websiteUrl: null,
} as const;

/** An organization's offer, or one in the own name of an adult, or of a minor whose guardian has confirmed: that seeks no staff, and leads to nobody. */
export const mayBeShown = () =>
  ({
    OR: [
      { recruiterId: { not: null } },
      { user: adultUsers() },
      {
        kind: "candidate",
        ...noReach,
        user: { player: { birthDate: { gt: bornBefore(now()) }, guardian: { status: "confirmed" } } },
      },
    ],
  }) satisfies Prisma.SportJobWhereInput;

/** On the board now or earlier, with an account that answers for it. */
export const posted = {
  AND: [withOwner],
  status: { in: ["active", "closed"] },
} satisfies Prisma.SportJobWhereInput;

/** What is on the board or was, and others may read. */
export const shownOffer = () =>
  ({
    AND: [posted, mayBeShown()],
  }) satisfies Prisma.SportJobWhereInput;

/** Whose account it goes with. */
export const ofOwner = (userId: string) =>
  ({ OR: [{ userId, recruiterId: null }, { recruiter: { userId } }] }) satisfies Prisma.SportJobWhereInput;
