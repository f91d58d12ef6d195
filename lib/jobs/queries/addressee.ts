import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Who answers for an offer; give this to `select` and what comes back to `addresseeOf`. */
const person = { id: true, email: true, locale: true, disabledAt: true } as const;
export const addressed = {
  user: { select: person },
  recruiter: {
    select: { user: { select: person }, memberships: { where: { leftAt: null }, select: { userId: true } } },
  },
} satisfies Prisma.SportJobSelect;

type Addressed = Prisma.SportJobGetPayload<{ select: typeof addressed }>;

/** Who is told of an offer: whoever posted it; of an organisation's vacancy its owner, once that person is of it no more. */
export function addresseeOf({ user, recruiter }: Addressed): Addressed["user"] {
  const isOfIt = recruiter?.memberships.some(({ userId }) => userId === user.id) && !user.disabledAt;
  return recruiter && !isOfIt ? recruiter.user : user;
}
