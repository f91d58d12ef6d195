import "server-only";
import type { Prisma } from "@/lib/core/prisma/client";

/** Events a stranger may know of: public, and not of an organisation that is not verified, or no longer. */
export const shown = {
  isPublic: true,
  OR: [{ organizerId: null }, { organizer: { status: "verified", user: { disabledAt: null } } }],
} satisfies Prisma.SportEventWhereInput;
