import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

const personSelect = { id: true, email: true, locale: true, disabledAt: true } as const;
export const addressed = {
  user: { select: personSelect },
  recruiter: {
    select: { user: { select: personSelect }, memberships: { where: { leftAt: null }, select: { userId: true } } },
  },
} satisfies Prisma.SportJobSelect;

type Addressed = Prisma.SportJobGetPayload<{ select: typeof addressed }>;

/** Returns the user who gets e-mails about an offer: its poster or, once the poster has left the organization, the organization's owner. */
export function addresseeOf({ user, recruiter }: Addressed): Addressed["user"] {
  const isActiveMember = recruiter?.memberships.some(({ userId }) => userId === user.id) && !user.disabledAt;
  return recruiter && !isActiveMember ? recruiter.user : user;
}
