import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";

const born = (years: number) =>
  daysFrom(now(), -Math.round(years * 365.25 + 2))
    .toISOString()
    .slice(0, 10);

/** Input of the player's form, as text; `age` in years, `over` changes fields or (with undefined) empties them. */
export function aProfileForm({ age = 22, ...over }: Record<string, unknown> & { age?: number } = {}) {
  return {
    firstName: "Awa",
    lastName: "Diallo",
    phone: "+33 6 12 34 56 78",
    birthDate: born(age),
    nationality: "SN",
    city: "Lyon",
    country: "FR",
    heightCm: "178",
    weightKg: "70",
    primarySport: "football",
    secondarySport: "none",
    position: "football.striker",
    level: "amateur",
    experience: "Four seasons in the regional league",
    terms: "on",
    imageRights: "on",
    ...over,
  };
}

export function aSignUpForm(over: Parameters<typeof aProfileForm>[0] = {}) {
  const email = `${randomUUID()}@test.recruit`;
  return { email, ...aProfileForm({ email, password: "tackle1", ...over }) };
}

export const aGuardianNamed = () => ({ guardianName: "Ndeye Diallo", guardianEmail: `${randomUUID()}@test.recruit` });
