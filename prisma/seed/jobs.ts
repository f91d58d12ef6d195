import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Account, account, type addressBook, demoEmails, phoneIn } from "./accounts.ts";
import { type Days, earlier, later } from "./days.ts";
import { idFor, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { type JobText, jobTexts } from "./texts/jobs.ts";

/** Offers of organizations, and of people without a player profile, who each get an account. */
export function makeJobs(
  recruiters: readonly SeedRecruiter[],
  admin: Account,
  email: ReturnType<typeof addressBook>,
  days: Days,
) {
  const random = randomFor("jobs");
  const births = randomFor("births of staff");
  const staff: Account[] = [];
  const jobs = jobTexts.map((text, n): Prisma.SportJobCreateManyInput & { id: string; createdAt: Date } => {
    const createdAt = days.ago(Math.round(random.next() ** 1.5 * 38) + 1, random.integer(7, 20), random.integer(0, 59));
    const organization = recruiters.find((recruiter) => recruiter.organization.name === text.organization);
    const owner = organization?.account ?? joinStaff(text, createdAt);
    return {
      id: idFor(`job ${text.title}`),
      userId: owner.user.id,
      recruiterId: organization?.row.id ?? null,
      kind: organization ? "vacancy" : "candidate",
      jobType: text.type,
      sportSlug: text.sport,
      title: text.title,
      description: text.description,
      experienceYears: text.years,
      certifications: [...text.certifications],
      availability: text.time,
      pay: text.pay ?? null,
      locationCity: text.city,
      locationCountry: text.country,
      contactEmail: owner.user.email,
      contactPhone: random.chance(0.4) ? phoneIn("FR", 500 + n) : null,
      websiteUrl: organization && n % 2 === 0 ? `https://${owner.user.email.split("@")[1]}` : null,
      status: text.status,
      createdAt:
        organization && createdAt < organization.row.createdAt
          ? earlier(later(organization.row.createdAt, 2), days.ago(0, 0, 5))
          : createdAt,
    };
  });
  return { staff, jobs, wishlist: makeWishlist(recruiters, jobs, admin, days) };

  function joinStaff({ by = "Recruit", city }: JobText, date: Date): Account {
    const language =
      city === "Madrid" ? "es" : city === "تونس" ? "ar" : ["Toulouse", "Lyon"].includes(city) ? "fr" : "en";
    const person = account({
      email: staff.length === 0 ? demoEmails.seeker : email(by),
      fullName: by,
      language,
      createdAt: later(date, -3),
      role: "job_seeker",
      consents: ["terms"],
      birthDate: days.ago(births.integer(24 * 365, 60 * 365)),
    });
    staff.push(person);
    return person;
  }
}

/** Shortlist entries of recruiters; the older half is handled. */
function makeWishlist(
  recruiters: readonly SeedRecruiter[],
  jobs: readonly (Prisma.SportJobCreateManyInput & { id: string; createdAt: Date })[],
  admin: Account,
  days: Days,
): Prisma.WishlistItemCreateManyInput[] {
  const random = randomFor("wishlist");
  const offers = jobs.filter(({ kind, status }) => kind === "candidate" && status === "active");
  return recruiters
    .filter(({ row }, n) => row.status === "verified" && n % 3 === 0)
    .map(({ row }) => {
      const job = random.pick(offers);
      const from = Math.max(job.createdAt.getTime(), row.createdAt.getTime());
      const createdAt = new Date(from + random.next() * (days.today.getTime() - from));
      const handled = createdAt < days.ago(6);
      return {
        recruiterId: row.id,
        jobId: job.id,
        createdAt,
        handledAt: handled ? later(createdAt, 1, 5) : null,
        handledById: handled ? admin.user.id : null,
      };
    });
}
