import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { SportSlug } from "../../lib/sports/schema/sports.ts";
import { type Account, account, demoEmails, phoneIn, plain } from "./accounts.ts";
import { type Days, later } from "./days.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import { type Organization, organizations } from "./texts/organizations.ts";

export type SeedRecruiter = {
  account: Account;
  organization: Organization;
  row: Prisma.RecruiterCreateManyInput & {
    id: string;
    createdAt: Date;
    ageMin: number;
    ageMax: number;
    verifiedAt: Date | null;
  };
};

const planNames = {
  trial: "basic",
  basic: "basic",
  pro: "pro",
  premium: "premium",
  pay_per_match: "pay_per_match",
  ended: "basic",
} as const;
/** Sports in which recruiters ask for a height. */
const tall: readonly SportSlug[] = ["basketball", "handball"];

export function makeRecruiters(days: Days): SeedRecruiter[] {
  const random = randomFor("recruiters");
  return organizations.map((organization, n) => recruiter(organization, n, days, random));
}

/** Three days are never, six always more than three working days: the demo looks the same on each day of the week. */
const daysOfWaiting = (days: number) => (days > 3 ? 6 : days);

function recruiter(organization: Organization, n: number, days: Days, random: Random): SeedRecruiter {
  const demo = n === 0;
  const joined = demo
    ? 9
    : organization.status === "pending"
      ? daysOfWaiting(random.integer(1, 6))
      : organization.plan === "trial"
        ? random.integer(8, 14)
        : random.integer(60, 280);
  const createdAt = days.ago(joined, random.integer(8, 18), random.integer(0, 59));
  const domain = `${plain(organization.name, "-").slice(0, 30).replace(/-$/, "") || plain(organization.contact, "-")}.example`;
  const email = demo ? demoEmails.recruiter : `${plain(organization.contact, ".")}@${domain}`;
  const owner = account({
    email,
    fullName: organization.contact,
    language: organization.language,
    createdAt,
    role: "recruiter",
    consents: ["terms", "logo_usage"],
  });
  const youngest = organization.seeks === "pro" ? 19 : organization.type === "academy" ? 14 : 16;
  const row = {
    id: idFor(`recruiter ${organization.name}`),
    userId: owner.user.id,
    organizationType: organization.type,
    organizationName: organization.name,
    contactPerson: organization.contact,
    email,
    phone: phoneIn(organization.country, 700 + n),
    country: organization.country,
    city: organization.city,
    address: organization.address,
    description: organization.description,
    interestedSports: [...organization.sports],
    preferredCountries: demo ? ["FR", "SN", "CI"] : random.chance(0.4) ? [organization.country] : [],
    preferredCities: demo ? ["Lyon"] : [],
    genderPreference: random.pick(["both", "both", "male", "female"] as const),
    ageMin: youngest,
    ageMax: organization.type === "academy" ? 19 : random.integer(25, 32),
    heightMinCm: organization.sports.some((sport) => tall.includes(sport)) ? random.integer(172, 182) : null,
    experienceLevel: organization.seeks,
    subscriptionPlan: organization.plan && planNames[organization.plan],
    consentTerms: true,
    consentLogo: true,
    status: organization.status,
    verifiedAt: organization.status === "verified" ? later(createdAt, demo ? 2 : random.integer(1, 4), 3) : null,
    budgetCents: demo ? 5_000_000 : random.integer(4, 40) * 500_000,
    createdAt,
    updatedAt: createdAt,
  };
  return { account: owner, organization, row };
}
