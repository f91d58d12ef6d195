import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account } from "./accounts.ts";
import type { Days } from "./days.ts";
import { nameMaker } from "./names.ts";
import { idFor, randomFor } from "./random.ts";
import { namesByCountry } from "./texts/names.ts";
import { about, licences } from "./texts/seekers.ts";

/** Job seekers: first those with an offer, who have a profile; the others as imported from an earlier backend. */
export function makeSeekers(days: Days, offering: readonly Account[], offers: readonly Offer[]) {
  const random = randomFor("populations");
  const name = nameMaker(random);
  const countries = Object.keys(namesByCountry);
  const person = () => {
    const country = random.pick(countries);
    return {
      country,
      fullName: name(country, random.pick(["female", "male"])),
      createdAt: days.ago(random.integer(1, 200), random.integer(7, 22), random.integer(0, 59)),
    };
  };
  return Array.from(
    { length: 19 },
    (_, n): Prisma.JobSeekerCreateManyInput => ({
      id: idFor(`seeker ${n}`),
      ...person(),
      ...ofAccount(offering[n], offers),
    }),
  );
}

type Offer = Pick<
  Prisma.SportJobCreateManyInput,
  "userId" | "jobType" | "sportSlug" | "locationCity" | "locationCountry" | "availability" | "experienceYears"
>;

function ofAccount(account: Account | undefined, offers: readonly Offer[]) {
  if (!account) return {};
  const { id: userId, createdAt, locale } = account.user;
  const base = { userId, fullName: account.profile.fullName ?? "", createdAt };
  const offer = offers.find((each) => each.userId === userId);
  if (!offer) return base;
  const language = locale === "fr" || locale === "es" || locale === "ar" ? locale : "en";
  return {
    ...base,
    country: offer.locationCountry,
    status: "shown" as const,
    jobType: offer.jobType,
    sportSlug: offer.sportSlug,
    city: offer.locationCity,
    availability: offer.availability,
    experienceYears: offer.experienceYears ?? null,
    languages: [...new Set([language, "en"])],
    licences: [...licences[offer.jobType]],
    about: about[language],
  };
}
