import "server-only";
import { now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";
import type { OrganizationType } from "@/lib/platform/prisma/enums";
import { bornBefore } from "@/lib/players/schema/ages";

/** Whom a need of such an organization may be matched with, as SQL over `players p`: nobody is offered to an agent before they are of age. */
export const offeredTo = (type: OrganizationType) =>
  type === "agent" ? [Prisma.sql`p.birth_date <= ${bornBefore(now())}::date`] : [];

/** The same over what was matched already: who wrote the need may have become an agent since. */
export const stillOffered = (): Prisma.MatchWhereInput => ({
  NOT: { recruiter: { organizationType: "agent" }, player: { birthDate: { gt: bornBefore(now()) } } },
});
