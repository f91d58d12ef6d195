import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { jobChoices } from "../schema/job";
import { offerText } from "./offer-text";

type Search = ListSearch<typeof jobChoices>;

/** Lists all offers for moderation, newest first, 50 per page, with their count; null for other actors. */
export const listJobs = query({
  limit: { act: "listJobs", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: Search) {
    if (!isStaff(actor, "moderation")) return null;
    const { orderBy, beyond } = keyset(search, "createdAt", "id");
    const where: Prisma.SportJobWhereInput = {
      ...(search.state && { status: search.state }),
      ...(search.kind && { kind: search.kind }),
      ...(search.q && { title: { contains: search.q, mode: "insensitive" } }),
    };
    const [count, page] = await Promise.all([
      db.sportJob.count({ where }),
      db.sportJob.findMany({
        where: { ...where, ...beyond },
        orderBy,
        take: pageLength + 1,
        select: rowSelect,
      }),
    ]);
    return { count, ...paged(page) };
  },
});

export type JobRow = NonNullable<Awaited<ReturnType<typeof listJobs>>>["rows"][number];

/** Returns one offer in any state with its author, for moderation; null for other actors and unknown ids. */
export async function jobToModerate(actor: Actor, jobId: string) {
  if (!isStaff(actor, "moderation") || !uuid.safeParse(jobId).success) return null;
  return db.sportJob.findUnique({
    where: { id: jobId },
    select: { ...rowSelect, ...offerText, takenDownReason: true, correctedReason: true },
  });
}

export type JobToModerate = NonNullable<Awaited<ReturnType<typeof jobToModerate>>>;

const rowSelect = {
  id: true,
  title: true,
  kind: true,
  jobType: true,
  sportSlug: true,
  status: true,
  locationCity: true,
  locationCountry: true,
  createdAt: true,
  user: { select: { profile: { select: { fullName: true } } } },
  recruiter: { select: { organizationName: true } },
} satisfies Prisma.SportJobSelect;
