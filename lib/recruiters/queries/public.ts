import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";
import { id as uuid } from "@/lib/core/input";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema";

const PAGE = 24;

export type DirectorySearch = { sport?: SportSlug; after?: string };

/** What an address asks of the directory; junk is left out, never refused. */
export function directorySearch({ sport, after }: Record<string, unknown>): DirectorySearch {
  const known = uuid.safeParse(after);
  return { ...(isSport(sport) && { sport }), ...(known.success && { after: known.data }) };
}

/** The directory of verified organizations, of one sport or all, the newest verified first: 24 of them, how many there are, the id the next page begins after, and the sports any of them looks for. */
export async function listVerified({ sport, after }: DirectorySearch = {}) {
  "use cache";
  cacheTag("recruiters");
  cacheLife("hours");
  const where = {
    status: "verified",
    takenDownAt: null,
    user: { disabledAt: null },
    ...(sport && { interestedSports: { has: sport } }),
  } as const;
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

async function verifiedBefore(after: string | undefined) {
  if (!after) return {};
  const last = await db.recruiter.findUnique({ where: { id: after }, select: { verifiedAt: true } });
  if (!last?.verifiedAt) return {};
  const { verifiedAt } = last;
  return { OR: [{ verifiedAt: { lt: verifiedAt } }, { verifiedAt, id: { gt: after } }] };
}
