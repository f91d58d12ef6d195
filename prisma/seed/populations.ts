import type { Prisma } from "../../lib/core/prisma/client.ts";
import type { Days } from "./days.ts";
import { nameMaker } from "./names.ts";
import { idFor, randomFor } from "./random.ts";
import { namesByCountry } from "./texts/names.ts";

/** People who signed up for e-sport, and people who look for work around sport. */
export function makePopulations(days: Days) {
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
  const esport: Prisma.EsportPlayerCreateManyInput[] = Array.from({ length: 26 }, (_, n) => {
    const { country, ...rest } = person();
    return { id: idFor(`esport ${n}`), nationality: country, ...rest };
  });
  const seekers: Prisma.JobSeekerCreateManyInput[] = Array.from({ length: 19 }, (_, n) => ({
    id: idFor(`seeker ${n}`),
    ...person(),
  }));
  return { esport, seekers };
}
