import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid, id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { pagesPerSitemap } from "@/lib/platform/http/sitemap";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema";

const PAGE = 24;

export type DirectorySearch = { sport?: SportSlug; after?: string };

/** Parses the directory's URL parameters; invalid ones are ignored. */
export function directorySearch({ sport, after }: Record<string, unknown>): DirectorySearch {
  const cursorId = uuid.safeParse(after);
  return { ...(isSport(sport) && { sport }), ...(cursorId.success && { after: cursorId.data }) };
}

/** The directory of verified organizations, of one sport or all, the newest verified first: 24 of them, how many there are, the id the next page begins after, and the sports any of them looks for. A later page is not remembered: anybody can name an id. */
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
  const [total, rows, wanted] = await Promise.all([
    db.recruiter.count({ where }),
    db.recruiter.findMany({
      where: { ...where, ...(await verifiedBefore(after)) },
      orderBy: [{ verifiedAt: "desc" }, { id: "asc" }],
      take: PAGE + 1,
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
  const organizations = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (organizations.at(-1)?.id ?? null) : null;
  const sports = sportSlugs.filter((slug) => wanted.some((each) => each.sport === slug));
  return { total, organizations, next, sports };
}

export type FoundOrganizations = Awaited<ReturnType<typeof listVerified>>;
export type VerifiedOrganization = FoundOrganizations["organizations"][number];

/** Organizations that are listed and have a public page. */
export const listed = { status: "verified", takenDownAt: null, user: { disabledAt: null } } as const;

/** One verified organisation as everybody may know of it; null for any other. Its text and its site are shown with the consent to show its name. */
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
  return { ...rest, sports: interestedSports.filter(isSport), ...(consentLogo ? { description, websiteUrl } : unsaid) };
}

export type PublicOrganization = NonNullable<Awaited<ReturnType<typeof getOrganization>>>;

/** Who of a verified organisation chose to stand on its page, by name and seat, its owner first; whoever gave no name does not. */
export const shownStaff = async (recruiterId: string) => (isUuid(recruiterId) ? readShownStaff(recruiterId) : []);

async function readShownStaff(recruiterId: string) {
  "use cache";
  cacheTag("recruiters", `recruiters:${recruiterId}`);
  cacheLife("hours");
  const memberships = await db.membership.findMany({
    where: { recruiterId, isShown: true, leftAt: null, recruiter: listed, user: { disabledAt: null } },
    orderBy: [{ seat: "asc" }, { joinedAt: "asc" }, { id: "asc" }],
    select: { id: true, seat: true, user: { select: { profile: { select: { fullName: true } } } } },
  });
  return memberships.flatMap(({ id, seat, user: { profile } }) =>
    profile?.fullName ? [{ id, seat, name: profile.fullName }] : [],
  );
}

export type ShownStaff = Awaited<ReturnType<typeof shownStaff>>;

const unsaid = { description: null, websiteUrl: null };

/** Every verified organisation, the newest first, at most as many as a map holds: for the site map. */
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
  const last = await db.recruiter.findUnique({ where: { id: after }, select: { verifiedAt: true } });
  if (!last?.verifiedAt) return {};
  const { verifiedAt } = last;
  return { OR: [{ verifiedAt: { lt: verifiedAt } }, { verifiedAt, id: { gt: after } }] };
}
