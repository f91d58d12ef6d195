import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";

const SHOWN = 60;

/** The directory of verified organizations, the newest verified first, at most 60, and how many there are in all. */
export async function listVerified() {
  "use cache";
  cacheTag("recruiters");
  cacheLife("hours");
  const where = { status: "verified" } as const;
  const [total, organizations] = await Promise.all([
    db.recruiter.count({ where }),
    db.recruiter.findMany({
      where,
      orderBy: [{ verifiedAt: "desc" }, { id: "asc" }],
      take: SHOWN,
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
  ]);
  return { total, organizations };
}

export type VerifiedOrganization = Awaited<ReturnType<typeof listVerified>>["organizations"][number];
