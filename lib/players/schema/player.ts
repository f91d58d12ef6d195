import { z } from "zod";
import { newPassword } from "@/lib/accounts/schema";
import { ageOn } from "@/lib/platform/clock";
import {
  country,
  day,
  decimal,
  email,
  line,
  optional,
  phone,
  preparedText,
  prose,
  tickable,
  ticked,
  wholeNumber,
} from "@/lib/platform/command/input";
import { isPosition, isSport, levels, type SportSlug, sportSlugs } from "@/lib/sports/schema";
import { ADULT_AGE, OLDEST, YOUNGEST } from "./ages";

/** The second sport may be left out: SPEC's form sends "none". */
export const NO_SPORT = "none";

/** A form sends "handball.pivot", so that one list of all positions still says which sport is meant. */
export const positionValue = (sport: string, position: string) => `${sport}.${position}`;

const sportSlug = z.enum(sportSlugs, "sport_invalid");
const level = z.enum(levels, "level_invalid");

const birthDate = day().refine((date) => {
  const age = ageOn(date);
  return age >= YOUNGEST && age <= OLDEST;
}, "birth_date_out_of_range");

// In the order of the form, which is the order errors are listed in.
const heightCm = wholeNumber(80, 260, "height_invalid");
const weightKg = decimal(20, 300, "weight_invalid");

const profile = {
  firstName: line(60),
  lastName: line(60),
  birthDate,
  phone: phone(),
  nationality: country(),
  country: country(),
  city: line(80),
  guardianName: optional(line(120)),
  guardianEmail: optional(email()),
  primarySport: sportSlug,
  secondarySport: preparedText(
    NO_SPORT.length,
    (text) => (text === NO_SPORT || text === "" ? undefined : text),
    sportSlug.optional(),
  ),
  position: line(60, "position_required"),
  level,
  heightCm,
  weightKg,
  experience: prose(1000),
  currentClub: optional(line(120)),
  achievements: optional(prose(1500)),
  agentService: tickable,
  publishName: tickable,
};

/** What nobody asks of a child whom a guardian registers. */
const unasked = { phone: optional(phone()), heightCm: optional(heightCm), weightKg: optional(weightKg) };

const consents = { terms: ticked("terms_required"), imageRights: ticked("image_rights_required") };

/** Account and profile in one form. */
export const signUpInput = z
  .object({ email: email(), password: newPassword, ...profile, ...consents })
  .superRefine(sportsFit, always())
  .superRefine(hasGuardian, always());

/** The profile of someone who has an account. */
export const addProfileInput = z
  .object({ ...profile, ...consents })
  .superRefine(sportsFit, always())
  .superRefine(hasGuardian, always());

/** A parent's form for their child: the child's own account and profile; the consents come with the mailed link. */
export const registerChildInput = z
  .object({ email: email(), password: newPassword, ...profile, ...unasked })
  .superRefine(sportsFit, always())
  .superRefine(isChild, always());

/** `lapse`: they know that the badge goes with another name or date of birth. Height and weight, which signing up asks for, may be taken back, and the phone of a minor. */
export const editProfileInput = z
  .object({ ...profile, ...unasked, lapse: tickable })
  .superRefine(sportsFit, always())
  .superRefine(hasPhone, always());

export type ProfileInput = Omit<z.output<typeof editProfileInput>, "lapse">;

/** The columns a profile form fills. */
export function columnsOf(input: ProfileInput) {
  return {
    fullName: `${input.firstName} ${input.lastName}`,
    publishName: input.publishName,
    birthDate: input.birthDate,
    nationality: input.nationality,
    city: input.city,
    country: input.country,
    heightCm: input.heightCm ?? null,
    weightKg: input.weightKg === undefined ? null : Math.round(input.weightKg),
    primarySport: input.primarySport,
    secondarySport: input.secondarySport ?? null,
    position: positionOf(input.primarySport, input.position) ?? "",
    level: input.level,
    experienceLevel: input.experience,
    currentClub: input.currentClub ?? null,
    achievements: input.achievements ?? null,
    agentService: input.agentService,
  };
}

// Asked even when other fields are wrong, so that everything is said at once; what they read may therefore be missing.
function always() {
  return { when: () => true };
}

type Sports = { primarySport?: unknown; secondarySport?: unknown; position?: unknown };

function sportsFit({ primarySport, secondarySport, position }: Sports, ctx: z.RefinementCtx) {
  if (!isSport(primarySport)) return;
  if (position && !positionOf(primarySport, position))
    ctx.addIssue({ code: "custom", path: ["position"], message: "position_required" });
  if (primarySport === secondarySport)
    ctx.addIssue({ code: "custom", path: ["secondarySport"], message: "sport_twice" });
}

function positionOf(sport: SportSlug, sent: unknown) {
  const [named, slug] = String(sent).split(".");
  return named === sport && isPosition(sport, slug) ? slug : null;
}

function isChild({ birthDate }: { birthDate?: unknown }, ctx: z.RefinementCtx) {
  if (birthDate instanceof Date && ageOn(birthDate) >= ADULT_AGE)
    ctx.addIssue({ code: "custom", path: ["birthDate"], message: "child_of_age" });
}

function hasPhone({ birthDate, phone }: { birthDate?: unknown; phone?: string }, ctx: z.RefinementCtx) {
  if (!phone && birthDate instanceof Date && ageOn(birthDate) >= ADULT_AGE)
    ctx.addIssue({ code: "custom", path: ["phone"], message: "phone_invalid" });
}

type Guarded = { birthDate?: unknown; guardianName?: string; guardianEmail?: string };

function hasGuardian({ birthDate, guardianName, guardianEmail }: Guarded, ctx: z.RefinementCtx) {
  if (!(birthDate instanceof Date) || ageOn(birthDate) >= ADULT_AGE) return;
  if (!guardianName) ctx.addIssue({ code: "custom", path: ["guardianName"], message: "guardian_name_required" });
  if (!guardianEmail) ctx.addIssue({ code: "custom", path: ["guardianEmail"], message: "guardian_email_required" });
}
