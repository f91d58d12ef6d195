import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Events visible to the public: not canceled or taken down, and of a verified organization or none. */
export const shown = {
  isPublic: true,
  takenDownAt: null,
  status: "published",
  OR: [{ organizerId: null }, { organizer: { status: "verified", user: { disabledAt: null } } }],
} satisfies Prisma.SportEventWhereInput;

export const remembered = {
  ...shown,
  status: { in: ["published", "cancelled"] },
} satisfies Prisma.SportEventWhereInput;
