import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { DeskSearch } from "@/lib/platform/http/desk";
import type { Prisma } from "@/lib/platform/prisma/client";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { isKnownAdult } from "@/lib/players/policy";
import { adultUsers, ageSelect, birthDateIn } from "@/lib/players/queries/known-age";
import { maskedFor, maskText } from "@/lib/players/schema/mask-text";
import type { applicationChoices } from "../schema/application";
import { isAgeUnknown } from "./birth-date";
import { inOwnName, ownedBy } from "./owned";

type Search = DeskSearch<typeof applicationChoices>;

/** One's own offer in any state, as the page of its applicants heads it; null for any other. */
export async function offerWithApplicants(actor: Actor, jobId: string) {
  if (!actor.userId || !uuid.safeParse(jobId).success) return null;
  const found = await db.sportJob.findFirst({ where: { id: jobId, ...ownedBy(actor) }, select: head });
  if (!found) return null;
  const { recruiterId: _recruiterId, ...offer } = found;
  return { ...offer, waitsForBirthDate: inOwnName(found) && (await isAgeUnknown(db, actor)) };
}

export type OfferHead = NonNullable<Awaited<ReturnType<typeof offerWithApplicants>>>;

/** Who answered one's offer, the newest first, `take` at most, with how many; null for somebody else's. A minor is there by handle, without a contact; so is whoever might be one, without a name. */
export async function applicantsOf(actor: Actor, jobId: string, search: Search, take = pageLength) {
  const offer = await offerWithApplicants(actor, jobId);
  if (!offer) return null;
  const { orderBy, beyond } = keyset(search, "createdAt", "id");
  const where: Prisma.JobApplicationWhereInput = {
    jobId,
    ...(search.state && { state: search.state }),
    ...(search.q && named(search.q)),
  };
  const [count, all] = await Promise.all([
    db.jobApplication.count({ where }),
    db.jobApplication.findMany({
      where: { ...where, ...beyond },
      orderBy,
      take: take + 1,
      select: row,
    }),
  ]);
  const { rows, next } = paged(all, take);
  const { locationCountry: country } = offer;
  return { count, next, rows: rows.map((sent) => ({ ...asRead(sent), country })) };
}

export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof applicantsOf>>>["rows"][number];

const head = {
  id: true,
  recruiterId: true,
  title: true,
  kind: true,
  status: true,
  description: true,
  locationCity: true,
  locationCountry: true,
  createdAt: true,
  expiryToldAt: true,
  takenDownReason: true,
  correctedReason: true,
} satisfies Prisma.SportJobSelect;

const row = {
  id: true,
  name: true,
  words: true,
  contactEmail: true,
  contactPhone: true,
  state: true,
  createdAt: true,
  answeredAt: true,
  cv: { select: { id: true } },
  user: { select: { ...ageSelect, player: { select: { birthDate: true, handle: true } } } },
} satisfies Prisma.JobApplicationSelect;

/** By the name that is shown. */
const named = (q: string): Prisma.JobApplicationWhereInput => {
  const contains = { contains: q, mode: "insensitive" } as const;
  return { OR: [{ name: contains, user: adultUsers() }, { user: { player: { handle: contains } } }] };
};

/** What was sent before an age was asked leads to nobody who might be a minor. */
function asRead({ user, cv, ...sent }: Prisma.JobApplicationGetPayload<{ select: typeof row }>) {
  if (isKnownAdult(birthDateIn(user))) return { ...sent, cvId: cv?.id ?? null };
  const { name, words } = sent;
  const author = { fullName: name, minor: true, namePublished: false, mediaAllowed: false };
  const find = maskedFor(author, { depth: "card", owner: false });
  const closed = { contactEmail: null, contactPhone: null, cvId: null };
  return { ...sent, ...closed, name: user.player?.handle ?? hiddenMark, words: maskText(words, find) };
}
