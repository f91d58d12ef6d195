import { z } from "zod";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import {
  boundedText,
  country,
  email,
  id,
  line,
  optional,
  phone,
  prose,
  webAddress,
  wholeNumber,
} from "@/lib/platform/command/input";
import { sentFiles } from "@/lib/platform/files/storage/file-input";
import { WishlistOutcome } from "@/lib/platform/prisma/enums";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";

/** vacancy: an employer seeks staff; candidate: a person offers work. */
export const jobKinds = ["vacancy", "candidate"] as const;
export const jobTypes = ["referee", "coach", "trainer", "physiotherapist", "sports_manager", "other"] as const;
export const availabilities = ["full_time", "part_time", "freelance", "seasonal"] as const;
export const linkNames = ["linkedin", "facebook", "instagram", "twitter", "website"] as const;

export type JobKind = (typeof jobKinds)[number];
export type JobType = (typeof jobTypes)[number];
export type Availability = (typeof availabilities)[number];
export type LinkName = (typeof linkNames)[number];

/** Days until an offer is closed unless renewed, and days of notice before. */
export const boardDays = 60;
export const expiryNoticeDays = 7;

export const jobStates = ["draft", "active", "closed", "rejected"] as const;
export const jobChoices = { state: jobStates, kind: jobKinds } as const;

export const titleLength = { min: 3, max: 120 };
export const descriptionLength = { min: 20, max: 4000 };
export const experience = { min: 0, max: 80 };
export const payLength = 80;

export const most = { identity: 1, certificates: 5, diplomas: 5 };

const orNull = <T extends z.ZodType>(schema: T) => optional(schema).transform((value) => value ?? null);

const certifications = optional(line(600)).transform((text = "") =>
  text
    .split(/[,،;]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, 20),
);

/** Form errors appear in the order of the keys. */
const factFields = {
  kind: z.enum(jobKinds, "required"),
  jobType: z.enum(jobTypes, "job_type_required"),
  sport: z.enum(sportSlugs, "job_sport_required"),
  title: line(titleLength.max, "job_title_short").pipe(
    boundedText(titleLength.max, "job_title_short").min(titleLength.min, "job_title_short"),
  ),
  description: prose(descriptionLength.max, "job_description_short", descriptionLength.min),
  experienceYears: orNull(wholeNumber(experience.min, experience.max)),
  certifications,
  availability: z.enum(availabilities, "availability_required"),
  pay: orNull(line(payLength)),
  locationCity: line(80, "job_city_required"),
  locationCountry: country("job_country_required"),
  /** Required if the author posts in their own name and the birth date is unknown. */
  birthDate: optional(adultBirthDate),
  contactEmail: orNull(email()),
  contactPhone: orNull(phone()),
  linkedinUrl: orNull(webAddress()),
  facebookUrl: orNull(webAddress()),
  instagramUrl: orNull(webAddress()),
  twitterUrl: orNull(webAddress()),
  websiteUrl: orNull(webAddress()),
};

const documentFields = {
  identity: sentFiles({ count: 1, code: "identity_card_required" }, most.identity),
  certificates: sentFiles({ count: 0, code: "file_required" }, most.certificates),
  diplomas: sentFiles({ count: 0, code: "file_required" }, most.diplomas),
};

export const jobInput = z.object({ ...factFields, ...documentFields });
export const jobChangeInput = z.object({ ...factFields, jobId: id });
export const jobIdInput = z.object({ jobId: id });
/** Staff may change the text and facts of an offer but not its contact details. */
export const correctionInput = jobChangeInput
  .pick({
    kind: true,
    jobType: true,
    sport: true,
    title: true,
    description: true,
    experienceYears: true,
    certifications: true,
    availability: true,
    pay: true,
    locationCity: true,
    locationCountry: true,
    jobId: true,
  })
  .extend({ reason: prose(1000) });
export const takeDownInput = jobIdInput.extend({ reason: prose(1000) });
export const wishlistEntryInput = z.object({ jobId: id, recruiterId: id });

export const wishlistOutcomes = Object.values(WishlistOutcome);
export const followInput = wishlistEntryInput.extend({ outcome: z.enum(WishlistOutcome) });

export const wishlistStates = ["waiting", "written", ...wishlistOutcomes] as const;
export const wishlistChoices = { state: wishlistStates } as const;
export type WishlistState = (typeof wishlistStates)[number];

type JobInput = z.output<typeof jobInput>;
export type JobFacts = Omit<JobInput, keyof typeof documentFields | "birthDate">;
export type SentDocuments = Pick<JobInput, keyof typeof documentFields>;

export type JobSearch = { kind?: JobKind; type?: JobType; sport?: SportSlug; place?: string; q?: string };

export const longestFilter = 80;

export function jobSearch(query: Record<string, unknown>): JobSearch {
  const kind = jobKinds.find((jobKind) => jobKind === query.kind);
  const type = jobTypes.find((jobType) => jobType === query.type);
  const [place, q] = [filterText(query.place), filterText(query.q)];
  const sport = isSport(query.sport) ? query.sport : null;
  return {
    ...(kind && { kind }),
    ...(type && { type }),
    ...(sport && { sport }),
    ...(place && { place }),
    ...(q && { q }),
  };
}

const filterText = (value: unknown) => line(longestFilter).safeParse(value).data;
