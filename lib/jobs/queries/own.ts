import "server-only";
import { type Actor, isRecruiting } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { isKnownAdult } from "@/lib/players/policy";
import { ageSelect, birthDateIn } from "@/lib/players/queries/known-age";
import { modelIsLocal } from "@/lib/simulators/model/settings";
import type { JobKind } from "../schema/job";
import { playerBehind } from "./applicant";
import { type AsksBirthDate, asksBirthDate, isAgeUnknown } from "./birth-date";
import { offerText } from "./offer-text";
import { inOwnName, ownedBy } from "./owned";
import { bothThere } from "./wishes";

const SHOWN = 50;
const MARKED = 500;

/** Whether there is a machine that reads offers: a model of the operator's own; the stand-in knows nothing of wording. */
export const machineReads = (): boolean => !modelIsLocal();

/** What the form of an offer starts with; null for a visitor. */
export async function jobDraft(
  actor: Actor,
): Promise<{ email: string; kind: JobKind; machine: boolean; minor: boolean; asksBirthDate: AsksBirthDate } | null> {
  if (!actor.userId) return null;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { email: true } });
  const minor = await isMinorsOwn(actor);
  const kind = isRecruiting(actor) ? "vacancy" : "candidate";
  return { email, kind, machine: machineReads(), minor, asksBirthDate: await asksBirthDate(db, actor) };
}

/** Whether who reads their own offers is a player under 18. */
const isMinorsOwn = async ({ userId }: Actor): Promise<boolean> =>
  (userId !== null && (await playerBehind(db, userId))?.minor) || false;

/** Whether somebody offers work in sport: they signed up as such, or put an offer on the board. */
export const seeksWork = async (actor: Actor): Promise<boolean> =>
  (actor.kind === "member" && actor.role === "job_seeker") ||
  (actor.userId !== null && (await db.jobSeeker.count({ where: { userId: actor.userId } })) > 0);

/** One's own offers and the vacancies of one's organisation, the newest first, at most 50, each with how many recruiters keep it, and how to reach those one was put in touch with. */
export async function ownOffers(actor: Actor) {
  if (!actor.userId) return [];
  const rows = await db.sportJob.findMany({
    where: ownedBy(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
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
        take: SHOWN,
        select: { recruiter: { select: { id: true, organizationName: true, contactPerson: true, email: true } } },
      },
    },
  });
  const ageUnknown = rows.some(inOwnName) && (await isAgeUnknown(db, actor));
  return rows.map(({ _count, wishlist, recruiterId, ...offer }) => ({
    ...offer,
    waitsForBirthDate: ageUnknown && inOwnName({ recruiterId, status: offer.status }),
    wishes: _count.wishlist,
    applications: _count.applications,
    inTouch: wishlist.map(({ recruiter }) => recruiter),
  }));
}

export type OwnOffer = Awaited<ReturnType<typeof ownOffers>>[number];

/** An open offer of one's own as its form shows it, and what else the form needs to know of its author; null for any other. */
export async function ownOffer(actor: Actor, jobId: string) {
  if (!actor.userId || !uuid.safeParse(jobId).success) return null;
  const offer = await db.sportJob.findFirst({
    where: { id: jobId, ...ownedBy(actor), status: { in: ["active", "draft"] } },
    select: { ...offerText, id: true, contactEmail: true, contactPhone: true },
  });
  return offer && { offer, minor: await isMinorsOwn(actor), asksBirthDate: await asksBirthDate(db, actor) };
}

export type OwnOfferText = NonNullable<Awaited<ReturnType<typeof ownOffer>>>["offer"];

/** What a recruiter keeps, the newest first, at most 50; `handledAt` is when the support put both in touch, and from then on `reach` is how to reach them; null of whoever might be a minor. */
export async function ownWishlist(actor: Actor) {
  if (!actor.recruiterId) return [];
  const rows = await db.wishlistItem.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: [{ createdAt: "desc" }, { jobId: "asc" }],
    take: SHOWN,
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
          recruiter: { select: { organizationName: true, _count: { select: { memberships: owning } } } },
        },
      },
    },
  });
  return rows.map(({ job: { contactEmail, contactPhone, user, recruiter, ...job }, ...wish }) => {
    const name = recruiter?.organizationName ?? user.profile?.fullName ?? null;
    const isThere = recruiter
      ? recruiter._count.memberships > 0
      : user.disabledAt === null && isKnownAdult(birthDateIn(user));
    return {
      ...wish,
      job,
      reach: wish.handledAt && isThere && contactEmail ? { name, email: contactEmail, phone: contactPhone } : null,
    };
  });
}

/** The seat of an owner who is there. */
const owning = { where: { seat: "owner", leftAt: null, user: { disabledAt: null } } } as const;

export type Wish = Awaited<ReturnType<typeof ownWishlist>>[number];

/** Which offers a recruiter keeps, at most 500; null for everybody else. */
export async function wishedIds(actor: Actor): Promise<string[] | null> {
  if (!actor.recruiterId) return null;
  const found = await db.wishlistItem.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: { createdAt: "desc" },
    take: MARKED,
    select: { jobId: true },
  });
  return found.map(({ jobId }) => jobId);
}
