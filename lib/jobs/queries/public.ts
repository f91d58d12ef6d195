import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { pagesPerSitemap } from "@/lib/platform/http/sitemap";
import { countryNamed } from "@/lib/platform/i18n/countries";
import { spellingsOfTown } from "@/lib/platform/i18n/town-names";
import type { Prisma } from "@/lib/platform/prisma/client";
import { truncate } from "@/lib/platform/text/truncate";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { type JobSearch, type LinkName, linkNames } from "../schema/job";
import { offerText } from "./offer-text";
import { shownOffer } from "./owned";

const PAGE_SIZE = 12;
const EXCERPT_LENGTH = 140;

type Choice = Pick<JobSearch, "kind" | "type" | "sport">;
type PageEnd = { id: string; createdAt: Date };

/** Lists 12 open offers, newest first, and the id the next page starts after, or null. */
export async function listOffers(choice: Choice = {}) {
  "use cache";
  cacheTag("jobs", "recruiters");
  cacheLife("hours");
  return findOffers(choice);
}

/** Lists the offers matching a search after the offer `after`; free text and later pages are not cached. */
export async function askBoard(search: JobSearch, after?: string) {
  const pageEnd = isUuid(after)
    ? await db.sportJob.findUnique({ where: { id: after }, select: { id: true, createdAt: true } })
    : null;
  return search.place || search.q || pageEnd ? findOffers(search, pageEnd) : listOffers(search);
}

async function findOffers(search: JobSearch, pageEnd?: PageEnd | null) {
  const rows = await db.sportJob.findMany({
    where: { AND: [onTheBoard(), ...conditionsFor(search), pageEnd ? olderThan(pageEnd) : {}] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE_SIZE + 1,
    select: publicSelect,
  });
  const offers = rows.slice(0, PAGE_SIZE).map(({ description, ...row }) => ({
    ...toOffer(row),
    excerpt: truncate(description, EXCERPT_LENGTH),
  }));
  return { offers, next: rows.length > PAGE_SIZE ? (offers.at(-1)?.id ?? null) : null };
}

/** Every word must occur in the title or the description; the place matches part of a city or a country name in any language of the site. */
function conditionsFor({ kind, type, sport, place, q }: JobSearch): Prisma.SportJobWhereInput[] {
  const containing = (contains: string) => ({ contains, mode: "insensitive" as const });
  const country = place && countryNamed(place);
  const town = place ? spellingsOfTown(place) : null;
  return [
    { ...(kind && { kind }), ...(type && { jobType: type }), ...(sport && { sportSlug: sport }) },
    ...(place
      ? [
          {
            OR: [
              { locationCity: containing(place) },
              { locationCountry: country || containing(place) },
              ...(town ? [{ locationCountry: town.country, locationCity: { in: [...town.spellings] } }] : []),
            ],
          },
        ]
      : []),
    ...(q?.split(/\s+/) ?? []).map((word) => ({
      OR: [{ title: containing(word) }, { description: containing(word) }],
    })),
  ];
}

export type OfferCard = Awaited<ReturnType<typeof listOffers>>["offers"][number];

export const getOffer = async (id: string) => (isUuid(id) ? readOffer(id) : null);

async function readOffer(id: string) {
  "use cache";
  cacheTag("jobs", `jobs:${id}`, "recruiters");
  cacheLife("hours");
  const row = await db.sportJob.findFirst({
    where: { id, ...shownOffer() },
    select: { ...publicSelect, certifications: true, status: true },
  });
  return row && { ...toOffer(row), status: row.status === "active" ? ("active" as const) : ("closed" as const) };
}

export type Offer = NonNullable<Awaited<ReturnType<typeof getOffer>>>;

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
    take: PAGE_SIZE,
    select: { id: true, title: true, jobType: true, locationCity: true, locationCountry: true },
  });
}

export type Vacancy = Awaited<ReturnType<typeof vacanciesOf>>[number];

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

/** Holds no private columns such as contact details or documents. */
const publicSelect = {
  ...offerText,
  certifications: false,
  id: true,
  createdAt: true,
  recruiter: { select: { id: true, organizationName: true, status: true, takenDownAt: true } },
} as const;

type LinkColumns = { [name in `${LinkName}Url`]: string | null };
type Organization = { id: string; organizationName: string; status: string; takenDownAt: Date | null } | null;

/** Names the organization of a vacancy only if it is verified. */
function toOffer<Row extends LinkColumns & { kind: string; sportSlug: string; recruiter: Organization }>(row: Row) {
  const { recruiter, sportSlug, linkedinUrl, facebookUrl, instagramUrl, twitterUrl, websiteUrl, ...rest } = row;
  const urls: LinkColumns = { linkedinUrl, facebookUrl, instagramUrl, twitterUrl, websiteUrl };
  const showsOrganization = row.kind === "vacancy" && recruiter?.status === "verified";
  return {
    ...rest,
    sport: sportSlug as SportSlug,
    organization: showsOrganization ? recruiter.organizationName : null,
    /** Null if the organization has no public page. */
    organizationId: showsOrganization && !recruiter.takenDownAt ? recruiter.id : null,
    links: linkNames.flatMap((name) => {
      const url = urls[`${name}Url`];
      return url ? [{ name, url }] : [];
    }),
  };
}

const olderThan = ({ id, createdAt }: PageEnd): Prisma.SportJobWhereInput => ({
  OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
});
