import { z } from "zod";
import { newPassword } from "@/lib/accounts/schema";
import {
  boundedText,
  country,
  day,
  email,
  id,
  line,
  linkToken,
  many,
  optional,
  phone,
  prose,
  tickable,
  ticked,
  webAddress,
  wholeNumber,
} from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import { file, optionalFile } from "@/lib/platform/files/storage/file-input";
import { locales } from "@/lib/platform/i18n/routing";
import { cents } from "@/lib/platform/money";
import { experienceLevels, sportSlugs } from "@/lib/sports/schema/sports";

export const organizationTypes = ["club", "academy", "university", "franchise", "scout", "agent"] as const;
export const budgetCategories = [
  "travel",
  "scouting",
  "trials",
  "signing",
  "agents",
  "medical",
  "video",
  "equipment",
  "other",
] as const;
export const budgetStates = ["spent", "planned"] as const;
export const genderPreferences = ["male", "female", "both"] as const;
export const planChoices = ["pay-per-match", "basic", "pro", "premium"] as const;

export type BudgetCategory = (typeof budgetCategories)[number];
export type BudgetState = (typeof budgetStates)[number];
export const givenRoles = ["member", "reader"] as const;
export const mostMembers = 25;
export const invitationDays = 14;

export type OrganizationType = (typeof organizationTypes)[number];

/** The bounds of the ranges a recruiter may enter: years, centimeters and kilograms. */
export const ages = { from: 5, to: 99 };
export const heights = { from: 80, to: 260 };
export const weights = { from: 20, to: 300 };

/** Each attempt stores files, so attempts are limited. */
export const savesPerPerson: Rate = { burst: 20, seconds: 900 };

export const most = { countries: 30, cities: 30 };

/** Amounts in euro cents; `days` is the longest budget period. */
export const budgetMost = { cents: 2_000_000_000, lineCents: 1_000_000_000, lines: 1000, days: 731 };

/** An empty field is stored as null, so that a later change can clear it. */
const orNull = <T extends z.ZodType>(schema: T) => optional(schema).transform((value) => value ?? null);
const boundedNumber = ({ from, to }: { from: number; to: number }) => orNull(wholeNumber(from, to));

const documents = {
  identity: file("identity_required"),
  organizationProof: file("organization_proof_required"),
  licence: optionalFile,
};
const replacements = { identity: optionalFile, organizationProof: optionalFile, licence: optionalFile };

const consents = { terms: ticked("terms_required"), logo: ticked("logo_required") };

const sports = { interestedSports: many(z.enum(sportSlugs, "sport_invalid"), "sports_required", 1) };

const organization = {
  organizationType: z.enum(organizationTypes, "required"),
  organizationName: line(120),
  contactPerson: line(120),
  phone: phone(),
  country: country(),
  city: line(80),
  address: orNull(line(200)),
  websiteUrl: orNull(webAddress()),
  description: orNull(prose(2000)),
};

const account = { email: email(), password: newPassword };

const preferences = {
  genderPreference: orNull(z.enum(genderPreferences, "required")),
  experienceLevel: orNull(
    z.enum(experienceLevels, "required").transform((level) => (level === "semi-pro" ? "semi_pro" : level)),
  ),
  ageMin: boundedNumber(ages),
  ageMax: boundedNumber(ages),
  heightMinCm: boundedNumber(heights),
  heightMaxCm: boundedNumber(heights),
  weightMinKg: boundedNumber(weights),
  weightMaxKg: boundedNumber(weights),
  preferredCountries: many(country()).refine(({ length }) => length <= most.countries, "choice_not_offered"),
  preferredCities: optional(line(600)).transform((text = "") =>
    text
      .split(/[,،;]/)
      .map((city) => city.trim())
      .filter(Boolean)
      .slice(0, most.cities),
  ),
  subscriptionPlan: orNull(
    z.enum(planChoices, "required").transform((plan) => (plan === "pay-per-match" ? "pay_per_match" : plan)),
  ),
};

/** The order of the keys is the order of the checks in SPEC, and so of the messages in the form. */
export const profileInput = withRangeChecks(
  z.object({ ...documents, ...consents, ...sports, ...organization, ...preferences }),
);

export const signUpInput = withRangeChecks(
  z.object({ ...documents, ...consents, ...sports, ...organization, ...account, ...preferences }),
);

export const changeInput = withRangeChecks(z.object({ ...replacements, ...sports, ...organization, ...preferences }));

export const invitationInput = z.object({
  email: email(),
  teamRole: z.enum(givenRoles, "choice_not_offered"),
  language: z.enum(locales, "choice_not_offered"),
});
export const invitationToken = linkToken("link_invalid");
export const tokenInput = z.object({ token: boundedText(200) });
export const invitationIdInput = z.object({ invitationId: id });
export const memberInput = z.object({ userId: id });
export const ownMembershipInput = z.object({ shown: tickable });
export const roleInput = z.object({ userId: id, teamRole: z.enum(givenRoles, "choice_not_offered") });

type Change = z.output<typeof changeInput>;
export type SentDocuments = Pick<Change, keyof typeof replacements>;
export type ProfileFields = Omit<Change, keyof SentDocuments>;

/** Limited to this century, so that a mistyped year is refused. */
const dayOfThisCentury = day().refine(
  (date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100,
  "date_invalid",
);

export const budgetInput = z
  .object({ amount: cents(0, budgetMost.cents), from: orNull(dayOfThisCentury), until: orNull(dayOfThisCentury) })
  .refine(({ from, until }) => from === null || until !== null, { path: ["until"], error: "required" })
  .refine(({ from, until }) => until === null || from !== null, { path: ["from"], error: "required" })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"], error: "range_reversed" })
  .refine(({ from, until }) => !from || !until || Number(until) - Number(from) < budgetMost.days * 86_400_000, {
    path: ["until"],
    error: "budget_too_long",
  });

const budgetLine = {
  label: line(120),
  category: z.enum(budgetCategories, "choice_not_offered"),
  state: z.enum(budgetStates, "choice_not_offered"),
  amount: cents(1, budgetMost.lineCents),
  spentOn: dayOfThisCentury,
  note: orNull(prose(500)),
  playerId: orNull(id),
};
export const budgetLineInput = z.object(budgetLine);
export const budgetLineChange = z.object({ lineId: id, ...budgetLine });
export const budgetLineNamed = z.object({ lineId: id });
export const budgetFileInput = z.object({ format: z.enum(["csv", "xlsx"], "not_found") });
export type BudgetLineFields = z.output<typeof budgetLineInput>;

export function profileFields(input: Change): ProfileFields {
  const { identity, organizationProof, licence, ...rest } = input;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => columns.has(name))) as ProfileFields;
}

const columns = new Set(Object.keys({ ...sports, ...organization, ...preferences }));

/** Refuses a range that ends before it starts, even when other fields are invalid. */
function withRangeChecks<Shape extends z.ZodObject<typeof preferences>>(schema: Shape): Shape {
  const ranges = [
    ["ageMin", "ageMax"],
    ["heightMinCm", "heightMaxCm"],
    ["weightMinKg", "weightMaxKg"],
  ] as const;
  const reversed = (from: number | null, to: number | null) =>
    typeof from === "number" && typeof to === "number" && from > to;
  return ranges.reduce(
    (refined, [min, max]) =>
      refined.refine((value) => !reversed(value[min], value[max]), {
        path: [max],
        error: "range_reversed",
        when: () => true,
      }),
    schema,
  );
}
