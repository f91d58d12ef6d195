import { z } from "zod";
import { newPassword } from "@/lib/accounts/schema";
import { ADULT_AGE, OLDEST } from "@/lib/platform/ages";
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
import { isPosition, isSport, levels, type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";
import { YOUNGEST } from "./ages";
import { hasLastName, nameColumns, nameParts } from "./full-name";
import { measured } from "./measured";

/** The value that the form of SPEC sends for no second sport. */
export const NO_SPORT = "none";

export const positionValue = (sport: string, position: string) => `${sport}.${position}`;

const sportSlug = z.enum(sportSlugs, "sport_invalid");
const level = z.enum(levels, "level_invalid");

const birthDate = day().refine((date) => {
  const age = ageOn(date);
  return age >= YOUNGEST && age <= OLDEST;
}, "birth_date_out_of_range");

const heightCm = measured("height_cm", wholeNumber(80, 260, "height_invalid"));
const weightKg = measured("weight_kg", decimal(20, 300, "weight_invalid"));

// In the order of the form, in which errors are listed.
const profileFields = {
  ...nameParts,
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
  heightCm: optional(heightCm),
  weightKg: optional(weightKg),
  experience: prose(1000),
  currentClub: optional(line(120)),
  achievements: optional(prose(1500)),
  agentService: tickable,
  publishName: tickable,
};

const optionalPhone = { phone: optional(phone()) };

const consents = { terms: ticked("terms_required"), imageRights: ticked("image_rights_required") };

export const signUpInput = z
  .object({ email: email(), password: newPassword, ...profileFields, ...consents })
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(sportsFit, evenIfInvalid())
  .superRefine(hasGuardian, evenIfInvalid());

export const addProfileInput = z
  .object({ ...profileFields, ...consents })
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(sportsFit, evenIfInvalid())
  .superRefine(hasGuardian, evenIfInvalid());

export const registerChildInput = z
  .object({ email: email(), password: newPassword, ...profileFields, ...optionalPhone })
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(sportsFit, evenIfInvalid())
  .superRefine(isChild, evenIfInvalid());

/** `lapse` confirms that a new name or birth date ends the identity check; a minor's phone may be cleared. */
export const editProfileInput = z
  .object({ ...profileFields, ...optionalPhone, lapse: tickable })
  .superRefine(hasLastName, evenIfInvalid())
  .superRefine(sportsFit, evenIfInvalid())
  .superRefine(hasPhone, evenIfInvalid());

export type ProfileInput = Omit<z.output<typeof editProfileInput>, "lapse">;

export function columnsOf(input: ProfileInput) {
  return {
    ...nameColumns(input),
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

// Checked even when other fields are invalid, so that all errors appear at once; the values may therefore be missing.
function evenIfInvalid() {
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

function positionOf(sport: SportSlug, value: unknown) {
  const [sportOfValue, slug] = String(value).split(".");
  return sportOfValue === sport && isPosition(sport, slug) ? slug : null;
}

function isChild({ birthDate }: { birthDate?: unknown }, ctx: z.RefinementCtx) {
  if (birthDate instanceof Date && ageOn(birthDate) >= ADULT_AGE)
    ctx.addIssue({ code: "custom", path: ["birthDate"], message: "child_of_age" });
}

function hasPhone({ birthDate, phone }: { birthDate?: unknown; phone?: string }, ctx: z.RefinementCtx) {
  if (!phone && birthDate instanceof Date && ageOn(birthDate) >= ADULT_AGE)
    ctx.addIssue({ code: "custom", path: ["phone"], message: "phone_invalid" });
}

type GuardianFields = { birthDate?: unknown; guardianName?: string; guardianEmail?: string };

function hasGuardian({ birthDate, guardianName, guardianEmail }: GuardianFields, ctx: z.RefinementCtx) {
  if (!(birthDate instanceof Date) || ageOn(birthDate) >= ADULT_AGE) return;
  if (!guardianName) ctx.addIssue({ code: "custom", path: ["guardianName"], message: "guardian_name_required" });
  if (!guardianEmail) ctx.addIssue({ code: "custom", path: ["guardianEmail"], message: "guardian_email_required" });
}
