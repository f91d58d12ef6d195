import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { pagesPerSitemap } from "@/lib/platform/http/sitemap";
import { countryNamed } from "@/lib/platform/i18n/countries";
import type { Prisma } from "@/lib/platform/prisma/client";
import { truncate } from "@/lib/platform/text/truncate";
import type { SportSlug } from "@/lib/sports/schema";
import { type JobSearch, type LinkName, linkNames } from "../schema/job";
import { offerText } from "./offer-text";
import { shownOffer } from "./owned";

const PAGE = 12;
/** What two lines can hold on the widest card. */
const EXCERPT = 140;

type Choice = Pick<JobSearch, "kind" | "type" | "sport">;
type Last = { id: string; createdAt: Date };

/** The open offers, the newest first, at most 12, and the id the next page begins after; null where there is none. */
export async function listOffers(choice: Choice = {}) {
  "use cache";
  cacheTag("jobs", "recruiters");
  cacheLife("hours");
  return findOffers(choice);
}

/** The same for a board that is asked, after the offer `after`: what somebody typed or named is looked up and not remembered. */
export async function askBoard(search: JobSearch, after?: string) {
  const last = isUuid(after)
    ? await db.sportJob.findUnique({ where: { id: after }, select: { id: true, createdAt: true } })
    : null;
  return search.place || search.q || last ? findOffers(search, last) : listOffers(search);
}

async function findOffers(search: JobSearch, last?: Last | null) {
  const rows = await db.sportJob.findMany({
    where: { AND: [onTheBoard(), ...asked(search), last ? olderThan(last) : {}] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    select: shown,
  });
  const offers = rows.slice(0, PAGE).map(({ description, ...row }) => ({
    ...toOffer(row),
    excerpt: truncate(description, EXCERPT),
  }));
  return { offers, next: rows.length > PAGE ? (offers.at(-1)?.id ?? null) : null };
}

/** Every word somewhere in the title or the description; the place is a city, in part, or a country by its name in any of our languages. */
function asked({ kind, type, sport, place, q }: JobSearch): Prisma.SportJobWhereInput[] {
  const has = (contains: string) => ({ contains, mode: "insensitive" as const });
  const country = place && countryNamed(place);
  return [
    { ...(kind && { kind }), ...(type && { jobType: type }), ...(sport && { sportSlug: sport }) },
    ...(place ? [{ OR: [{ locationCity: has(place) }, { locationCountry: country || has(place) }] }] : []),
    ...(q?.split(/\s+/) ?? []).map((word) => ({ OR: [{ title: has(word) }, { description: has(word) }] })),
  ];
}

export type OfferCard = Awaited<ReturnType<typeof listOffers>>["offers"][number];

/** One offer with everything a stranger may know of it, open or closed; null for any other. */
export const getOffer = async (id: string) => (isUuid(id) ? readOffer(id) : null);

async function readOffer(id: string) {
  "use cache";
  cacheTag("jobs", `jobs:${id}`, "recruiters");
  cacheLife("hours");
  const row = await db.sportJob.findFirst({
    where: { id, ...shownOffer() },
    select: { ...shown, certifications: true, createdAt: true, status: true },
  });
  return row && { ...toOffer(row), status: row.status === "active" ? ("active" as const) : ("closed" as const) };
}

export type Offer = NonNullable<Awaited<ReturnType<typeof getOffer>>>;

/** What a verified organisation seeks on the board, the newest first, at most 12. */
export async function vacanciesOf(recruiterId: string) {
  "use cache";
  cacheTag("jobs", "recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  return db.sportJob.findMany({
    where: {
      ...onTheBoard(),
      kind: "vacancy",
      recruiterId,
      recruiter: { status: "verified" },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE,
    select: { id: true, title: true, jobType: true, locationCity: true, locationCountry: true },
  });
}

export type Vacancy = Awaited<ReturnType<typeof vacanciesOf>>[number];

/** The open offers by id, the newest first, at most as many as a map holds: for the site map. */
export async function listOpenOffers() {
  "use cache";
  cacheTag("jobs");
  cacheLife("hours");
  return db.sportJob.findMany({
    where: onTheBoard(),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: pagesPerSitemap,
    select: { id: true, createdAt: true },
  });
}

const onTheBoard = () => ({ AND: [shownOffer()], status: "active" }) satisfies Prisma.SportJobWhereInput;

/** Nothing private is among these: no address of the person, no papers. */
const shown = {
  ...offerText,
  certifications: false,
  id: true,
  recruiter: { select: { id: true, organizationName: true, status: true, takenDownAt: true } },
} as const;

type Linked = { [name in `${LinkName}Url`]: string | null };
type Seeker = { id: string; organizationName: string; status: string; takenDownAt: Date | null } | null;

/** Names the organisation that seeks somebody once it is verified. */
function toOffer<Row extends Linked & { kind: string; sportSlug: string; recruiter: Seeker }>(row: Row) {
  const { recruiter, sportSlug, linkedinUrl, facebookUrl, instagramUrl, twitterUrl, websiteUrl, ...rest } = row;
  const urls: Linked = { linkedinUrl, facebookUrl, instagramUrl, twitterUrl, websiteUrl };
  const named = row.kind === "vacancy" && recruiter?.status === "verified";
  return {
    ...rest,
    sport: sportSlug as SportSlug,
    organization: named ? recruiter.organizationName : null,
    /** Of its page; null while it has none. */
    organizationId: named && !recruiter.takenDownAt ? recruiter.id : null,
    links: linkNames.flatMap((name) => {
      const url = urls[`${name}Url`];
      return url ? [{ name, url }] : [];
    }),
  };
}

const olderThan = ({ id, createdAt }: Last): Prisma.SportJobWhereInput => ({
  OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
});
