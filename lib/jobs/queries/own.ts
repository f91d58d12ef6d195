import { isKnownAdult } from "@/lib/platform/ages";
import "server-only";
import { ageSelect, birthDateIn } from "@/lib/accounts/queries/known-age";
import { type Actor, isRecruiting } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { modelIsLocal } from "@/lib/simulators/model/settings";
import type { JobKind } from "../schema/job";
import { playerBehind } from "./applicant";
import { type AsksBirthDate, asksBirthDate, isAgeUnknown } from "./birth-date";
import { offerText, type StatedWork } from "./offer-text";
import { inOwnName, ownedBy } from "./owned";
import { bothThere } from "./wishlist-entries";

const PAGE_SIZE = 50;
const MAX_WISHLIST_IDS = 500;
const MAX_OWN = 500;

export const isModelConfigured = (): boolean => !modelIsLocal();

type JobDraft = {
  email: string;
  kind: JobKind;
  hasModel: boolean;
  minor: boolean;
  asksBirthDate: AsksBirthDate;
  /** What the author's own profile states. */
  stated: StatedWork;
};

export async function jobDraft(actor: Actor): Promise<JobDraft | null> {
  if (!actor.userId) return null;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { email: true } });
  const minor = await isMinorActor(actor);
  const kind = isRecruiting(actor) ? "vacancy" : "candidate";
  const [ages, stated] = await Promise.all([asksBirthDate(db, actor), statedWork(actor.userId)]);
  return { email, kind, hasModel: isModelConfigured(), minor, asksBirthDate: ages, stated };
}

/** The answers of a professional's profile that a listing asks for too. */
async function statedWork(userId: string): Promise<StatedWork> {
  const profile = await db.jobSeeker.findUnique({ where: { userId, jobType: { not: null } } });
  if (!profile) return {};
  const { jobType, sportSlug, availability, experienceYears, city, country, licences, about } = profile;
  return {
    jobType,
    sportSlug,
    availability,
    experienceYears,
    certifications: licences,
    locationCity: city,
    locationCountry: country,
    description: about,
  };
}

const isMinorActor = async ({ userId }: Actor): Promise<boolean> =>
  (userId !== null && (await playerBehind(db, userId))?.minor) || false;

export const seeksWork = async (actor: Actor): Promise<boolean> =>
  (actor.kind === "member" && actor.role === "job_seeker") ||
  (actor.userId !== null && (await db.jobSeeker.count({ where: { userId: actor.userId } })) > 0);

/** Lists the latest 50 offers of the actor and the actor's organization, with the number of wishlist entries and the recruiters support has put in touch. */
export async function ownOffers(actor: Actor) {
  if (!actor.userId) return [];
  const rows = await db.sportJob.findMany({
    where: ownedBy(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE_SIZE,
    select: {
      id: true,
      recruiterId: true,
      title: true,
      kind: true,
      status: true,
      takenDownReason: true,
      correctedReason: true,
      createdAt: true,
      _count: { select: { wishlist: true, applications: { where: { state: { not: "withdrawn" } } } } },
      wishlist: {
        where: { handledAt: { not: null }, ...bothThere },
        orderBy: { handledAt: "desc" },
        take: PAGE_SIZE,
        select: { recruiter: { select: { id: true, organizationName: true, contactPerson: true, email: true } } },
      },
    },
  });
  const ageUnknown = rows.some(inOwnName) && (await isAgeUnknown(db, actor));
  return rows.map(({ _count, wishlist, recruiterId, ...offer }) => ({
    ...offer,
    waitsForBirthDate: ageUnknown && inOwnName({ recruiterId, status: offer.status }),
    wishlistCount: _count.wishlist,
    applications: _count.applications,
    inTouch: wishlist.map(({ recruiter }) => recruiter),
  }));
}

export type OwnOffer = Awaited<ReturnType<typeof ownOffers>>[number];

/** Returns an open offer of the actor with what its form needs to know about the author; null for any other. */
export async function ownOffer(actor: Actor, jobId: string) {
  if (!actor.userId || !uuid.safeParse(jobId).success) return null;
  const offer = await db.sportJob.findFirst({
    where: { id: jobId, ...ownedBy(actor), status: { in: ["active", "draft"] } },
    select: { ...offerText, id: true, contactEmail: true, contactPhone: true },
  });
  return offer && { offer, minor: await isMinorActor(actor), asksBirthDate: await asksBirthDate(db, actor) };
}

export type OwnOfferText = NonNullable<Awaited<ReturnType<typeof ownOffer>>>["offer"];

/** Lists the recruiter's latest 50 wishlist entries; once support has made the contact (`handledAt`), `contactDetails` holds the contact details, null if the owner may be a minor. */
export async function ownWishlist(actor: Actor) {
  if (!actor.recruiterId) return [];
  const rows = await db.wishlistItem.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: [{ createdAt: "desc" }, { jobId: "asc" }],
    take: PAGE_SIZE,
    select: {
      createdAt: true,
      handledAt: true,
      job: {
        select: {
          id: true,
          title: true,
          jobType: true,
          status: true,
          locationCity: true,
          locationCountry: true,
          contactEmail: true,
          contactPhone: true,
          user: {
            select: { ...ageSelect, disabledAt: true, profile: { select: { fullName: true, birthDate: true } } },
          },
          recruiter: { select: { organizationName: true, _count: { select: { memberships: activeOwners } } } },
        },
      },
    },
  });
  return rows.map(({ job: { contactEmail, contactPhone, user, recruiter, ...job }, ...entry }) => {
    const name = recruiter?.organizationName ?? user.profile?.fullName ?? null;
    const mayBeContacted = recruiter
      ? recruiter._count.memberships > 0
      : user.disabledAt === null && isKnownAdult(birthDateIn(user));
    return {
      ...entry,
      job,
      contactDetails:
        entry.handledAt && mayBeContacted && contactEmail ? { name, email: contactEmail, phone: contactPhone } : null,
    };
  });
}

const activeOwners = { where: { teamRole: "owner", leftAt: null, user: { disabledAt: null } } } as const;

export type OwnWishlistEntry = Awaited<ReturnType<typeof ownWishlist>>[number];

/** Returns the ids of up to 500 offers on the recruiter's wishlist; null for other actors. */
export async function wishlistJobIds(actor: Actor): Promise<string[] | null> {
  if (!actor.recruiterId) return null;
  const entries = await db.wishlistItem.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: { createdAt: "desc" },
    take: MAX_WISHLIST_IDS,
    select: { jobId: true },
  });
  return entries.map(({ jobId }) => jobId);
}

/** Returns the ids of up to 500 listed vacancies of the actor and the actor's organization; null for visitors. */
export async function ownVacancyIds(actor: Actor): Promise<string[] | null> {
  if (!actor.userId) return null;
  const vacancies = await db.sportJob.findMany({
    where: { ...ownedBy(actor), kind: "vacancy", status: { in: ["active", "closed"] } },
    orderBy: { createdAt: "desc" },
    take: MAX_OWN,
    select: { id: true },
  });
  return vacancies.map(({ id }) => id);
}
