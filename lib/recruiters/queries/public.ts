import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid, id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { pagesPerSitemap } from "@/lib/platform/http/sitemap";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";

const PAGE_SIZE = 24;

export type DirectorySearch = { sport?: SportSlug; after?: string };

export function directorySearch({ sport, after }: Record<string, unknown>): DirectorySearch {
  const cursorId = uuid.safeParse(after);
  return { ...(isSport(sport) && { sport }), ...(cursorId.success && { after: cursorId.data }) };
}

/** Verified organizations of one sport or of all, latest verified first: 24 per page, their total number, the id after which the next page begins and the sports they look for. Only the first page is cached, because anyone can send any id. */
export const listVerified = async ({ sport, after }: DirectorySearch = {}) =>
  after ? findVerified(sport, after) : firstVerified(sport);

async function firstVerified(sport: SportSlug | undefined) {
  "use cache";
  cacheTag("recruiters");
  cacheLife("hours");
  return findVerified(sport);
}

async function findVerified(sport: SportSlug | undefined, after?: string) {
  const where = { ...listed, ...(sport && { interestedSports: { has: sport } }) };
  const [total, rows, sportRows] = await Promise.all([
    db.recruiter.count({ where }),
    db.recruiter.findMany({
      where: { ...where, ...(await verifiedBefore(after)) },
      orderBy: [{ verifiedAt: "desc" }, { id: "asc" }],
      take: PAGE_SIZE + 1,
      select: {
        id: true,
        organizationName: true,
        organizationType: true,
        country: true,
        city: true,
        interestedSports: true,
        verifiedAt: true,
      },
    }),
    db.$queryRaw<{ sport: string }[]>`
      select distinct unnest(r.interested_sports) as sport from recruiters r join users u on u.id = r.user_id
      where r.status = 'verified' and r.taken_down_at is null and u.disabled_at is null`,
  ]);
  const organizations = rows.slice(0, PAGE_SIZE);
  const next = rows.length > PAGE_SIZE ? (organizations.at(-1)?.id ?? null) : null;
  const sports = sportSlugs.filter((slug) => sportRows.some((sportRow) => sportRow.sport === slug));
  return { total, organizations, next, sports };
}

export type FoundOrganizations = Awaited<ReturnType<typeof listVerified>>;
export type VerifiedOrganization = FoundOrganizations["organizations"][number];

export const listed = { status: "verified", takenDownAt: null, user: { disabledAt: null } } as const;

/** The public data of a verified organization; null for any other. The description and the website need the consent to show the logo. */
export const getOrganization = async (id: string) => (isUuid(id) ? readOrganization(id) : null);

async function readOrganization(id: string) {
  "use cache";
  cacheTag("recruiters", `recruiters:${id}`);
  cacheLife("hours");
  const row = await db.recruiter.findFirst({
    where: { ...listed, id },
    select: {
      id: true,
      organizationName: true,
      organizationType: true,
      country: true,
      city: true,
      interestedSports: true,
      verifiedAt: true,
      description: true,
      websiteUrl: true,
      consentLogo: true,
    },
  });
  if (!row) return null;
  const { consentLogo, description, websiteUrl, interestedSports, ...rest } = row;
  return {
    ...rest,
    sports: interestedSports.filter(isSport),
    ...(consentLogo ? { description, websiteUrl } : withoutTexts),
  };
}

export type PublicOrganization = NonNullable<Awaited<ReturnType<typeof getOrganization>>>;

/** The members who chose to appear on the organization's public page, owner first; members without a name are left out. */
export const shownStaff = async (recruiterId: string) => (isUuid(recruiterId) ? readShownStaff(recruiterId) : []);

async function readShownStaff(recruiterId: string) {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const memberships = await db.membership.findMany({
    where: { recruiterId, isShown: true, leftAt: null, recruiter: listed, user: { disabledAt: null } },
    orderBy: [{ teamRole: "asc" }, { joinedAt: "asc" }, { id: "asc" }],
    select: { id: true, teamRole: true, user: { select: { profile: { select: { fullName: true } } } } },
  });
  return memberships.flatMap(({ id, teamRole, user: { profile } }) =>
    profile?.fullName ? [{ id, teamRole, name: profile.fullName }] : [],
  );
}

export type ShownStaff = Awaited<ReturnType<typeof shownStaff>>;

const withoutTexts = { description: null, websiteUrl: null };

export async function listOrganizationPlaces() {
  "use cache";
  cacheTag("recruiters");
  cacheLife("hours");
  return db.recruiter.findMany({
    where: listed,
    orderBy: [{ verifiedAt: "desc" }, { id: "asc" }],
    take: pagesPerSitemap,
    select: { id: true, updatedAt: true },
  });
}

async function verifiedBefore(after: string | undefined) {
  if (!after) return {};
  const cursorRow = await db.recruiter.findUnique({ where: { id: after }, select: { verifiedAt: true } });
  if (!cursorRow?.verifiedAt) return {};
  const { verifiedAt } = cursorRow;
  return { OR: [{ verifiedAt: { lt: verifiedAt } }, { verifiedAt, id: { gt: after } }] };
}
