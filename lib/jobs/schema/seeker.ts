import { z } from "zod";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import { country, line, many, optional, prose, tickable, wholeNumber } from "@/lib/platform/command/input";
import { spokenLanguages } from "@/lib/platform/i18n/spoken-languages";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";
import { type Availability, availabilities, experience, type JobType, jobTypes } from "./job";

export const aboutLength = { min: 20, max: 2000 };
const maxItems = { licences: 10, languages: 10 };

/** One license per line. */
const licences = optional(prose(1000)).transform((text = "") =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxItems.licences),
);

export const seekerInput = z.object({
  birthDate: adultBirthDate,
  jobType: z.enum(jobTypes, "job_type_required"),
  sport: z.enum(sportSlugs, "job_sport_required"),
  city: line(80, "job_city_required"),
  country: country("job_country_required"),
  availability: z.enum(availabilities, "availability_required"),
  experienceYears: optional(wholeNumber(experience.min, experience.max)).transform((years) => years ?? null),
  languages: many(z.enum(spokenLanguages), "languages_required", 1),
  licences,
  about: prose(aboutLength.max, "seeker_about_short", aboutLength.min),
  shown: tickable,
});

export type SeekerSearch = { type?: JobType; sport?: SportSlug; time?: Availability; place?: string };

export function seekerSearch(query: Record<string, unknown>): SeekerSearch {
  const type = jobTypes.find((line) => line === query.type);
  const time = availabilities.find((line) => line === query.time);
  const place = line(80).safeParse(query.place).data;
  const sport = isSport(query.sport) ? query.sport : null;
  return { ...(type && { type }), ...(sport && { sport }), ...(time && { time }), ...(place && { place }) };
}
