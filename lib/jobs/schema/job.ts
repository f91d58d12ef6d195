import { z } from "zod";
import { sentFiles } from "@/lib/documents/schema/document";
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
import { WishOutcome } from "@/lib/platform/prisma/enums";
import { isSport, type SportSlug, sportSlugs } from "@/lib/sports/schema";

/** vacancy: somebody is sought. candidate: somebody offers their work. */
export const jobKinds = ["vacancy", "candidate"] as const;
export const jobTypes = ["referee", "coach", "trainer", "physiotherapist", "sports_manager", "other"] as const;
export const availabilities = ["full_time", "part_time", "freelance", "seasonal"] as const;
export const linkNames = ["linkedin", "facebook", "instagram", "twitter", "website"] as const;

export type JobKind = (typeof jobKinds)[number];
export type JobType = (typeof jobTypes)[number];
export type Availability = (typeof availabilities)[number];
export type LinkName = (typeof linkNames)[number];

/** An offer leaves the board after so many days unless it is renewed; its owner is told so many days before. */
export const boardDays = 60;
export const expiryNoticeDays = 7;

/** The states of an offer that the desk tells apart. */
export const jobStates = ["active", "closed", "rejected"] as const;
export const jobChoices = { state: jobStates, kind: jobKinds } as const;

export const titleLength = { min: 3, max: 120 };
export const descriptionLength = { min: 20, max: 4000 };
export const experience = { min: 0, max: 80 };

/** How many files of each sort an offer takes. */
export const most = { identity: 1, certificates: 5, diplomas: 5 };

/** What is left empty is stored as null. */
const orNull = <T extends z.ZodType>(schema: T) => optional(schema).transform((value) => value ?? null);

const certifications = optional(line(600)).transform((text = "") =>
  text
    .split(/[,،;]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 20),
);

/** The order of the keys is the order in which a form says what is wrong. */
const facts = {
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
  locationCity: line(80, "job_city_required"),
  locationCountry: country("job_country_required"),
  /** Asked of whoever posts for themselves and has not said so yet. */
  birthDate: optional(adultBirthDate),
  contactEmail: orNull(email()),
  contactPhone: orNull(phone()),
  linkedinUrl: orNull(webAddress()),
  facebookUrl: orNull(webAddress()),
  instagramUrl: orNull(webAddress()),
  twitterUrl: orNull(webAddress()),
  websiteUrl: orNull(webAddress()),
};

const papers = {
  identity: sentFiles({ count: 1, code: "identity_card_required" }, most.identity),
  certificates: sentFiles({ count: 0, code: "file_required" }, most.certificates),
  diplomas: sentFiles({ count: 0, code: "file_required" }, most.diplomas),
};

export const jobInput = z.object({ ...facts, ...papers });
/** What of an offer can be changed: its papers stay as they were sent. */
export const jobChangeInput = z.object({ ...facts, jobId: id });
export const jobIdInput = z.object({ jobId: id });
/** What the staff may change of somebody's offer: its words and its facts, not how to reach whom. */
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
    locationCity: true,
    locationCountry: true,
    jobId: true,
  })
  .extend({ reason: prose(1000) });
export const takeDownInput = jobIdInput.extend({ reason: prose(1000) });
export const wishInput = z.object({ jobId: id, recruiterId: id });

export const wishOutcomes = Object.values(WishOutcome);
export const followInput = wishInput.extend({ outcome: z.enum(WishOutcome) });

/** Waiting for the support; both written to, and nothing heard yet; then what came of it. */
export const wishStates = ["waiting", "written", ...wishOutcomes] as const;
export const wishChoices = { state: wishStates } as const;
export type WishState = (typeof wishStates)[number];

type JobInput = z.output<typeof jobInput>;
export type JobFacts = Omit<JobInput, keyof typeof papers | "birthDate">;
export type SentPapers = Pick<JobInput, keyof typeof papers>;

/** Which of the offers is asked for, by the names of the address; what cannot be understood is left out. */
export type JobSearch = { kind?: JobKind; type?: JobType; sport?: SportSlug; place?: string; q?: string };

export const longestAsked = 80;

export function jobSearch(asked: Record<string, unknown>): JobSearch {
  const kind = jobKinds.find((each) => each === asked.kind);
  const type = jobTypes.find((each) => each === asked.type);
  const [place, q] = [words(asked.place), words(asked.q)];
  const sport = isSport(asked.sport) ? asked.sport : null;
  return {
    ...(kind && { kind }),
    ...(type && { type }),
    ...(sport && { sport }),
    ...(place && { place }),
    ...(q && { q }),
  };
}

const words = (asked: unknown) => line(longestAsked).safeParse(asked).data;
