import { isKnownAdult } from "@/lib/platform/ages";
import "server-only";
import { ageSelect, birthDateIn } from "@/lib/accounts/queries/known-age";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { maskedFor, maskText } from "@/lib/players/schema/mask-text";
import type { applicationChoices } from "../schema/application";
import { isAgeUnknown } from "./birth-date";
import { inOwnName, ofAdults, ownedBy } from "./owned";
import { talksAbout } from "./talks";

type Search = ListSearch<typeof applicationChoices>;

/** Returns an offer the actor owns, in any state, for the head of its applicants page; null for any other. */
export async function offerWithApplicants(actor: Actor, jobId: string) {
  if (!actor.userId || !uuid.safeParse(jobId).success) return null;
  const job = await db.sportJob.findFirst({ where: { id: jobId, ...ownedBy(actor) }, select: headSelect });
  if (!job) return null;
  const { recruiterId: _recruiterId, ...offer } = job;
  return { ...offer, waitsForBirthDate: inOwnName(job) && (await isAgeUnknown(db, actor)) };
}

export type OfferHead = NonNullable<Awaited<ReturnType<typeof offerWithApplicants>>>;

/** Lists the applications to an offer, newest first, at most `take`, with their count; null if the actor does not own the offer. A minor appears by handle and without contact, a user of unknown age also without name. */
export async function applicantsOf(actor: Actor, jobId: string, search: Search, take = pageLength) {
  const offer = await offerWithApplicants(actor, jobId);
  if (!offer) return null;
  const { orderBy, beyond } = keyset(search, "createdAt", "id");
  const where: Prisma.JobApplicationWhereInput = {
    jobId,
    ...(search.state && { state: search.state }),
    ...(search.q && nameMatches(search.q)),
  };
  const [count, page] = await Promise.all([
    db.jobApplication.count({ where }),
    db.jobApplication.findMany({
      where: { ...where, ...beyond },
      orderBy,
      take: take + 1,
      select: rowSelect,
    }),
  ]);
  const { rows, next } = paged(page, take);
  const { locationCountry: country } = offer;
  const talks = await talksAbout(
    actor,
    rows.map(({ id }) => id),
  );
  return {
    count,
    next,
    rows: rows.map((application) => ({ ...maskUnlessAdult(application), country, talk: talks.get(application.id) })),
  };
}

export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof applicantsOf>>>["rows"][number];

const headSelect = {
  id: true,
  recruiterId: true,
  title: true,
  kind: true,
  status: true,
  description: true,
  locationCity: true,
  locationCountry: true,
  createdAt: true,
  expiryAnnouncedAt: true,
  takenDownReason: true,
  correctedReason: true,
} satisfies Prisma.SportJobSelect;

const rowSelect = {
  id: true,
  name: true,
  words: true,
  contactEmail: true,
  contactPhone: true,
  state: true,
  createdAt: true,
  answeredAt: true,
  answerMessage: true,
  cv: { select: { id: true } },
  user: { select: { ...ageSelect, player: { select: { birthDate: true, handle: true } } } },
} satisfies Prisma.JobApplicationSelect;

const nameMatches = (q: string): Prisma.JobApplicationWhereInput => {
  const contains = { contains: q, mode: "insensitive" } as const;
  return { OR: [{ name: contains, ...ofAdults() }, { user: { player: { handle: contains } } }] };
};

/** Hides contact details of applicants who may be minors, even if they applied before the age was required. */
function maskUnlessAdult({ user, cv, ...application }: Prisma.JobApplicationGetPayload<{ select: typeof rowSelect }>) {
  if (isKnownAdult(birthDateIn(user))) return { ...application, cvId: cv?.id ?? null };
  const { name, words } = application;
  const author = { fullName: name, minor: true, namePublished: false, mediaAllowed: false };
  const find = maskedFor(author, { accessLevel: "card", owner: false });
  const noContact = { contactEmail: null, contactPhone: null, cvId: null };
  return { ...application, ...noContact, name: user.player?.handle ?? hiddenMark, words: maskText(words, find) };
}
