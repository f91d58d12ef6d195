import { z } from "zod";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import { country, line, many, optional, prose, tickable, wholeNumber } from "@/lib/platform/command/input";
import { spokenLanguages } from "@/lib/platform/i18n/spoken-languages";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema";
import { type Availability, availabilities, experience, type JobType, jobTypes } from "./job";

export const aboutLength = { min: 20, max: 2000 };
const most = { licences: 10, languages: 10 };

/** One a line, as on the paper. */
const licences = optional(prose(1000)).transform((text = "") =>
  text
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, most.licences),
);

/** What somebody who works in sport says of themselves; `shown` puts it before organisations. */
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

/** Which of the people are asked for, by the names of the address. */
export type SeekerSearch = { type?: JobType; sport?: SportSlug; time?: Availability; place?: string };

export function seekerSearch(asked: Record<string, unknown>): SeekerSearch {
  const type = jobTypes.find((each) => each === asked.type);
  const time = availabilities.find((each) => each === asked.time);
  const place = line(80).safeParse(asked.place).data;
  const sport = isSport(asked.sport) ? asked.sport : null;
  return { ...(type && { type }), ...(sport && { sport }), ...(time && { time }), ...(place && { place }) };
}
