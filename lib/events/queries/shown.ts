import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Events a stranger may know of: public, not called off or taken down, and not of an organisation that is not verified, or no longer. */
export const shown = {
  isPublic: true,
  takenDownAt: null,
  status: "published",
  OR: [{ organizerId: null }, { organizer: { status: "verified", user: { disabledAt: null } } }],
} satisfies Prisma.SportEventWhereInput;

/** The same with those that were called off: their pages and calendar entries say so. */
export const remembered = {
  ...shown,
  status: { in: ["published", "cancelled"] },
} satisfies Prisma.SportEventWhereInput;
