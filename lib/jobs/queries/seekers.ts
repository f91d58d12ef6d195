import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { escapeLike } from "@/lib/platform/db/like";
import { countryNamed } from "@/lib/platform/i18n/countries";
import { spellingsOfTown } from "@/lib/platform/i18n/town-names";
import { Prisma } from "@/lib/platform/prisma/client";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { Availability, JobType } from "../schema/job";
import type { SeekerSearch } from "../schema/seeker";
import { ownBirthDate } from "./birth-date";
import { visibleSeekers } from "./visible-seekers";

const PAGE_SIZE = 24;

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

/** Lists 24 public job seeker profiles after the cursor, newest first; null for actors who are not recruiters. */
export const listSeekers = query({
  limit: { act: "listSeekers", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: SeekerSearch, after?: string) {
    if (actor.kind !== "recruiter") return null;
    const rows = await readSeekers(
      Prisma.join(
        [visibleSeekers(actor), Prisma.sql`s.status = 'shown'`, ...conditionsFor(search), ...beyond(after)],
        " and ",
      ),
      PAGE_SIZE + 1,
    );
    const seekers = rows.slice(0, PAGE_SIZE);
    const last = seekers.at(-1);
    return { seekers, next: last && rows.length > PAGE_SIZE ? writeCursor(last) : null };
  },
});

export async function seekerCard(actor: Actor, id: string): Promise<SeekerCard | null> {
  if (!uuid.safeParse(id).success) return null;
  const [card] = await readSeekers(Prisma.sql`s.id = ${id}::uuid and ${visibleSeekers(actor)}`, 1);
  return card ?? null;
}

/** Returns the name and e-mail, to be shown only after consent. */
export async function seekerIdentity(id: string) {
  const { fullName, user } = await db.jobSeeker.findUniqueOrThrow({
    where: { id },
    select: { fullName: true, user: { select: { email: true } } },
  });
  return { fullName, email: user?.email ?? "" };
}

/** Returns the actor's own profile with all form fields, or null; it is empty until first saved. */
export const ownSeeker = async ({ userId }: Actor) =>
  userId === null ? null : db.jobSeeker.findUnique({ where: { userId } });

export async function ownSeekerForm(actor: Actor) {
  const [own, birthDate] = await Promise.all([ownSeeker(actor), ownBirthDate(actor)]);
  return { own, birthDate };
}

export type OwnSeeker = NonNullable<Awaited<ReturnType<typeof ownSeeker>>>;

function readSeekers(condition: Prisma.Sql, take: number) {
  return db.$queryRaw<SeekerCard[]>`
    select s.id, s.user_id as "userId", s.job_type as "jobType", s.sport, s.city, s.country, s.availability,
      s.experience_years as "experienceYears", s.languages, s.licences, s.about, s.status = 'shown' as "isPublic",
      s.created_at as "createdAt"
    from job_seekers s where s.job_type is not null and ${condition} order by s.created_at desc, s.id desc limit ${take}`;
}

function conditionsFor({ type, sport, time, place }: SeekerSearch): Prisma.Sql[] {
  return [
    ...(type ? [Prisma.sql`s.job_type = ${type}::job_type`] : []),
    ...(sport ? [Prisma.sql`s.sport = ${sport}`] : []),
    ...(time ? [Prisma.sql`s.availability = ${time}::job_availability`] : []),
    ...(place ? [placeCondition(place)] : []),
  ];
}

function placeCondition(place: string): Prisma.Sql {
  const { country, spellings } = spellingsOfTown(place) ?? { country: "", spellings: [] };
  return Prisma.sql`(norm(s.city) like '%' || norm(${escapeLike(place)}) || '%' or s.country = ${countryNamed(place) ?? ""}
    or (s.country = ${country} and s.city = any(${[...spellings]})))`;
}

function beyond(after: string | undefined): Prisma.Sql[] {
  const cursor = readCursor(after);
  return cursor ? [Prisma.sql`(s.created_at, s.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`] : [];
}
