import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";
import type { OrganizationType } from "@/lib/platform/prisma/enums";

/** SQL over `players p`: agents are matched with adults only. */
export const offeredTo = (type: OrganizationType) =>
  type === "agent" ? [Prisma.sql`p.birth_date <= ${bornBefore(now())}::date`] : [];

export const stillOffered = (): Prisma.MatchWhereInput => ({
  NOT: { recruiter: { organizationType: "agent" }, player: { birthDate: { gt: bornBefore(now()) } } },
});
