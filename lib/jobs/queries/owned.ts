import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Prisma } from "@/lib/core/prisma/client";

/** What is this actor's to read and tend: offers of their own, and the vacancies of the organisation they are of. The caller knows that there is an account. */
export const ownedBy = ({ userId, recruiterId }: Actor & { userId: string }) =>
  ({
    OR: [{ userId, recruiterId: null }, ...(recruiterId ? [{ recruiterId }] : [])],
  }) satisfies Prisma.SportJobWhereInput;

/** An offer goes with its owner, a vacancy with the owner of its organisation: nobody answers for one whose account is closed or suspended. */
export const withOwner = {
  OR: [{ recruiterId: null, user: { disabledAt: null } }, { recruiter: { user: { disabledAt: null } } }],
} satisfies Prisma.SportJobWhereInput;

/** Whose account it goes with. */
export const ofOwner = (userId: string) =>
  ({ OR: [{ userId, recruiterId: null }, { recruiter: { userId } }] }) satisfies Prisma.SportJobWhereInput;
