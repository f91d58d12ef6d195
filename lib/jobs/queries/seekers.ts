import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { escapeLike } from "@/lib/platform/db/like";
import { countryNamed } from "@/lib/platform/i18n/countries";
import { Prisma } from "@/lib/platform/prisma/client";
import type { SportSlug } from "@/lib/sports/schema";
import type { Availability, JobType } from "../schema/job";
import type { SeekerSearch } from "../schema/seeker";
import { visibleSeekers } from "./visible-seekers";

const PAGE = 24;

/** What an organisation reads before a yes: no name, no contact. */
export type SeekerCard = {
  id: string;
  userId: string;
  jobType: JobType;
  sport: SportSlug;
  city: string;
  country: string;
  availability: Availability;
  experienceYears: number | null;
  languages: string[];
  licences: string[];
  about: string;
  isPublic: boolean;
  createdAt: Date;
};

/** People who work in sport and show it, at most 24 after the cursor, the newest first; null for whoever is no organisation. */
export const listSeekers = query({
  limit: { act: "listSeekers", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: SeekerSearch, after?: string) {
    if (actor.kind !== "recruiter") return null;
    const found = await readSeekers(
      Prisma.join([visibleSeekers(actor), Prisma.sql`s.status = 'shown'`, ...asked(search), ...beyond(after)], " and "),
      PAGE + 1,
    );
    const seekers = found.slice(0, PAGE);
    const last = seekers.at(-1);
    return { seekers, next: last && found.length > PAGE ? writeCursor(last) : null };
  },
});

/** One of them; null for whom this actor may not know of. */
export async function seekerCard(actor: Actor, id: string): Promise<SeekerCard | null> {
  if (!uuid.safeParse(id).success) return null;
  const [card] = await readSeekers(Prisma.sql`s.id = ${id}::uuid and ${visibleSeekers(actor)}`, 1);
  return card ?? null;
}

/** What a yes opens. */
export async function seekerIdentity(id: string) {
  const { fullName, user } = await db.jobSeeker.findUniqueOrThrow({
    where: { id },
    select: { fullName: true, user: { select: { email: true } } },
  });
  return { fullName, email: user?.email ?? "" };
}

/** One's own profile, with everything its form shows; null for whoever never said that they work in sport, or said it a moment ago. */
export const ownSeeker = async ({ userId }: Actor) =>
  userId === null ? null : db.jobSeeker.findUnique({ where: { userId } });

export type OwnSeeker = NonNullable<Awaited<ReturnType<typeof ownSeeker>>>;

function readSeekers(which: Prisma.Sql, take: number) {
  return db.$queryRaw<SeekerCard[]>`
    select s.id, s.user_id as "userId", s.job_type as "jobType", s.sport, s.city, s.country, s.availability,
      s.experience_years as "experienceYears", s.languages, s.licences, s.about, s.status = 'shown' as "isPublic",
      s.created_at as "createdAt"
    from job_seekers s where s.job_type is not null and ${which} order by s.created_at desc, s.id desc limit ${take}`;
}

function asked({ type, sport, time, place }: SeekerSearch): Prisma.Sql[] {
  const land = place && countryNamed(place);
  return [
    ...(type ? [Prisma.sql`s.job_type = ${type}::job_type`] : []),
    ...(sport ? [Prisma.sql`s.sport = ${sport}`] : []),
    ...(time ? [Prisma.sql`s.availability = ${time}::job_availability`] : []),
    ...(place
      ? [Prisma.sql`(norm(s.city) like '%' || norm(${escapeLike(place)}) || '%' or s.country = ${land ?? ""})`]
      : []),
  ];
}

function beyond(after: string | undefined): Prisma.Sql[] {
  const cursor = readCursor(after);
  return cursor ? [Prisma.sql`(s.created_at, s.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`] : [];
}
