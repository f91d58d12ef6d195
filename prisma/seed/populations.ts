import type { Prisma } from "../../lib/core/prisma/client.ts";
import type { Account } from "./accounts.ts";
import type { Days } from "./days.ts";
import { nameMaker } from "./names.ts";
import { idFor, randomFor } from "./random.ts";
import { namesByCountry } from "./texts/names.ts";

/** People who signed up for e-sport, and people who look for work around sport: those with an offer on the board first. */
export function makePopulations(days: Days, offering: readonly Account[], offers: readonly Offer[]) {
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
    ...ofAccount(offering[n], offers),
  }));
  return { esport, seekers };
}

type Offer = { userId: string; locationCountry: string };

function ofAccount(account: Account | undefined, offers: readonly Offer[]) {
  if (!account) return {};
  const { id: userId, createdAt } = account.user;
  const country = offers.find((offer) => offer.userId === userId)?.locationCountry;
  return { userId, fullName: account.profile.fullName ?? "", createdAt, ...(country && { country }) };
}
