import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma, SportJob } from "@/lib/platform/prisma/client";
import { ownedBy, shownOffer } from "./owned";
import { publicName } from "./public-name";

const MAX_VACANCIES = 5;

/**
 * Lists up to five open vacancies of others that the actor has not applied for, newest first: those of the actor's
 * work in its sport or country, else of that work, else all. `fit` is false for the last.
 */
export async function fittingVacancies(actor: Actor) {
  const { userId } = actor;
  if (!userId) return { fit: false, vacancies: [] };
  for (const condition of (await workOf(userId)) ?? []) {
    const vacancies = await findVacancies({ ...actor, userId }, condition);
    if (vacancies.length > 0) return { fit: true, vacancies };
  }
  return { fit: false, vacancies: await findVacancies({ ...actor, userId }, {}) };
}

export type FittingVacancies = Awaited<ReturnType<typeof fittingVacancies>>;

/** Conditions for the work that the profile states, or else the latest listing in which the user offers it. */
async function workOf(userId: string) {
  const profile = await db.jobSeeker.findUnique({
    where: { userId, jobType: { not: null } },
    select: { jobType: true, sportSlug: true, country: true },
  });
  if (profile?.jobType) return conditionsOf(profile.jobType, profile.sportSlug, profile.country);
  const listing = await db.sportJob.findFirst({
    where: { userId, kind: "candidate" },
    orderBy: { createdAt: "desc" },
    select: { jobType: true, sportSlug: true, locationCountry: true },
  });
  return listing && conditionsOf(listing.jobType, listing.sportSlug, listing.locationCountry);
}

/** The closest condition first. */
function conditionsOf(
  jobType: SportJob["jobType"],
  sportSlug: string | null,
  country: string | null,
): Prisma.SportJobWhereInput[] {
  const near = [...(sportSlug ? [{ sportSlug }] : []), ...(country ? [{ locationCountry: country }] : [])];
  return [...(near.length > 0 ? [{ jobType, OR: near }] : []), { jobType }];
}

async function findVacancies(actor: Actor & { userId: string }, condition: Prisma.SportJobWhereInput) {
  const rows = await db.sportJob.findMany({
    where: {
      AND: [shownOffer(), condition],
      NOT: ownedBy(actor),
      kind: "vacancy",
      status: "active",
      applications: { none: { userId: actor.userId, state: { not: "withdrawn" } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_VACANCIES,
    select: vacancySelect,
  });
  return rows.map(({ recruiter, ...vacancy }) => ({ ...vacancy, organization: publicName(recruiter) }));
}

const vacancySelect = {
  id: true,
  title: true,
  pay: true,
  locationCity: true,
  locationCountry: true,
  createdAt: true,
  recruiter: { select: { organizationName: true, status: true } },
} as const;
