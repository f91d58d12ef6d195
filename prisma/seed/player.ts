import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { SportSlug } from "../../lib/sports/schema/sports.ts";
import { type Account, account, phoneIn } from "./accounts.ts";
import { bodyFor, type Sex } from "./bodies.ts";
import { careerOf } from "./careers.ts";
import type { Days } from "./days.ts";
import { idFor, type Random } from "./random.ts";
import type { Language } from "./texts/metrics.ts";
import type { Place } from "./texts/places.ts";

export type Level = "amateur" | "semi_pro" | "professional" | "elite_international";

export type SeedPlayer = {
  account: Account;
  row: Prisma.PlayerCreateManyInput & {
    id: string;
    level: Level;
    primarySport: SportSlug;
    createdAt: Date;
    birthDate: Date;
  };
  age: number;
  sex: Sex;
  language: Language;
  minor: boolean;
  listed: boolean;
};

/** The properties of a player that are chosen first. */
export type Sketch = {
  place: Place;
  sport: SportSlug;
  age: number;
  sex: Sex;
  nationality: string;
  fullName: string;
  level: Level;
  joined: number;
  handle: string;
  email: string;
  publishName: boolean;
  status: "listed" | "hidden" | "awaiting_guardian";
  serial: number;
  position?: string;
  agent?: boolean;
};

const teamSports = new Set<SportSlug>([
  "football",
  "basketball",
  "american-football",
  "baseball",
  "cricket",
  "handball",
  "rugby",
]);
const pairs: Partial<Record<SportSlug, readonly SportSlug[]>> = {
  judo: ["bjj", "wrestling"],
  bjj: ["judo", "mma"],
  wrestling: ["judo", "mma"],
  boxing: ["kickboxing"],
  kickboxing: ["boxing", "taekwondo"],
  karate: ["kickboxing"],
  mma: ["wrestling", "bjj"],
  football: ["handball"],
  handball: ["basketball"],
};

export function assemble(sketch: Sketch, days: Days, random: Random): SeedPlayer {
  const { place, sport, age, level, email, fullName } = sketch;
  const minor = age < 18;
  const createdAt = days.ago(sketch.joined, random.integer(7, 21), random.integer(0, 59));
  const agentService = sketch.agent ?? (!minor && random.chance(0.02));
  const language = place.language;
  const consents = ["terms", "image_rights", ...(agentService ? ["agent_service" as const] : [])] as const;
  const byGuardian = minor && sketch.status === "listed" ? (["authority", "terms", "image_rights"] as const) : [];
  const owner = account({ email, fullName, language, createdAt, role: "player", consents, byGuardian });
  const { position, ...body } = bodyFor(sport, sketch.sex, age, random);
  const second = pairs[sport];
  const row = {
    id: idFor(`player ${sketch.handle}`),
    userId: owner.user.id,
    handle: sketch.handle,
    fullName,
    givenWords: 1,
    publishName: sketch.publishName,
    status: sketch.status,
    email,
    phone: phoneIn(place.country, sketch.serial),
    birthDate: bornSoThat(age, days.today, random),
    nationality: sketch.nationality,
    country: place.country,
    city: place.city,
    ...body,
    primarySport: sport,
    secondarySport: second && random.chance(0.25) ? random.pick(second) : null,
    position: sketch.position ?? position,
    level,
    ...careerOf({ language, level, age, city: place.city, team: teamSports.has(sport) }, days, random),
    consentTerms: true,
    consentImageRights: !minor || sketch.status === "listed",
    agentService,
    createdAt,
    updatedAt: createdAt,
  };
  return { account: owner, row, age, sex: sketch.sex, language, minor, listed: sketch.status === "listed" };
}

/** A birthday at least three weeks from today, so that ages do not change shortly after seeding. */
function bornSoThat(age: number, today: Date, random: Random): Date {
  const lived = age * 365.25 + random.integer(21, 343);
  return new Date(today.getTime() - Math.round(lived) * 86_400_000);
}
