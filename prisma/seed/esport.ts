import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { InterestKind } from "../../lib/platform/prisma/enums.ts";
import {
  gameSlugs,
  lookingForOptions,
  platforms,
  rolesOf,
  type ServerRegion,
} from "../../lib/players/schema/esport-games.ts";
import { type Account, account, type addressBook, demoEmails } from "./accounts.ts";
import { boughtCredit } from "./billing.ts";
import { type Days, dayOf, daysBetween, later } from "./days.ts";
import { nameMaker } from "./names.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { ladder, requests, results, teams } from "./texts/esport.ts";
import { handleWords } from "./texts/handles.ts";
import type { Language } from "./texts/metrics.ts";
import { namesByCountry } from "./texts/names.ts";

export type Gamer = {
  account: Account;
  row: Prisma.EsportPlayerCreateManyInput & { id: string; userId: string; createdAt: Date };
  sex: "female" | "male";
  age: number;
};

const languageOf: Record<string, Language> = {
  FR: "fr",
  SN: "fr",
  CI: "fr",
  ES: "es",
  AR: "es",
  MX: "es",
  MA: "ar",
  TN: "ar",
  DZ: "ar",
  EG: "ar",
};
const countriesOf: Partial<Record<ServerRegion, string>> = {
  north_america: "US CA",
  latin_america: "AR MX DO CO CL UY",
  brazil: "BR",
  middle_east: "MA TN DZ EG IR TR",
  africa: "SN CI CM KE NG CD GH ZA ML",
  asia: "JP IN PK LK BD TH UZ KZ GE",
  korea: "KR",
  oceania: "AU NZ WS FJ",
};
const regionOf = (country: string) =>
  (Object.keys(countriesOf) as ServerRegion[]).find((region) => countriesOf[region]?.split(" ").includes(country)) ??
  "europe";

/** E-sport players, each with an account; the first is the demo account. */
export function makeEsport(days: Days, email: ReturnType<typeof addressBook>): Gamer[] {
  const random = randomFor("esport");
  const name = nameMaker(random);
  const countries = Object.keys(namesByCountry);
  return Array.from({ length: 26 }, (_, n) => {
    const country = n === 0 ? "FR" : random.pick(countries);
    const sex = n === 0 ? "male" : random.pick(["female", "male"] as const);
    const fullName = n === 0 ? "Maxence Ravier" : name(country, sex);
    const createdAt = days.ago(random.integer(1, 200), random.integer(7, 22), random.integer(0, 59));
    const language = languageOf[country] ?? "en";
    const person = account({
      email: n === 0 ? demoEmails.gamer : email(fullName),
      fullName,
      language,
      createdAt,
      role: "esport_player",
      consents: ["terms"],
    });
    const spoken = [...new Set([language, "en"])];
    const row = {
      id: idFor(`esport ${n}`),
      userId: person.user.id,
      handle: `${handleWords[n * 3]} ${1000 + random.integer(0, 8999)}`,
      fullName,
      givenWords: 1,
      publishName: n > 0 && random.chance(0.3),
      status: n === 9 ? ("hidden" as const) : ("shown" as const),
      birthDate: days.ago(365 * random.integer(19, 29) + random.integer(10, 300)),
      nationality: country,
      country,
      languages: spoken,
      serverRegion: regionOf(country),
      createdAt,
      ...play(random, n, language, days),
    };
    const age = Math.floor(daysBetween(row.birthDate, days.today) / 365);
    return { account: person, row, sex, age };
  });
}

function play(random: Random, n: number, language: Language, days: Days) {
  const game = gameSlugs[n % gameSlugs.length]!;
  const [role, second] = random.shuffle(rolesOf(game));
  const { rank, from, to } = ladder[n === 0 ? 1 : Math.floor(random.next() ** 1.4 * ladder.length)]!;
  const mobile = game === "pubg-mobile" || game === "mobile-legends";
  return {
    game,
    role: role!,
    secondRole: second && random.chance(0.6) ? second : null,
    rank: `${rank}, S${random.integer(7, 12)}`,
    rankPercentile: Math.round((from + random.next() * (to - from)) * 100) / 100,
    platform: mobile
      ? "mobile"
      : game === "ea-sports-fc" || game === "efootball"
        ? random.pick(platforms.slice(0, 3))
        : "pc",
    team: random.chance(0.4) ? random.pick(teams) : null,
    lookingFor: random.pick(lookingForOptions),
    availableFrom: random.chance(0.5) ? days.ahead(random.integer(5, 120)) : null,
    practiceHours: random.integer(8, 32),
    peakRank: random.chance(0.6)
      ? `${ladder[Math.max(0, ladder.findIndex((step) => step.rank === rank) - 1)]!.rank}, S${random.integer(4, 6)}`
      : null,
    figures: { win_pct: random.integer(48, 64), ping_ms: random.integer(12, 60), lan_events: random.integer(0, 9) },
    noBan: random.chance(0.8),
    results: random.chance(0.8) ? random.pick(results[language]) : null,
    gameAccount: `player-${random.integer(100, 999)}#${random.integer(1000, 9999)}`,
  };
}

/** Views of their profiles, at most one per club and day, and the requests and answers. */
export function makeEsportInterests(
  gamers: readonly Gamer[],
  recruiters: readonly SeedRecruiter[],
  introductions: readonly Prisma.IntroductionCreateManyInput[],
  days: Days,
) {
  const random = randomFor("esport interests");
  const steps = new Map<string, Prisma.EsportInterestCreateManyInput>();
  const note = (recruiterId: string, esportPlayerId: string, kind: InterestKind, date: Date) => {
    const day = dayOf(date);
    steps.set([recruiterId, esportPlayerId, kind, day].join(" "), { recruiterId, esportPlayerId, kind, day });
  };
  for (const { recruiterId, userId, createdAt, answeredAt } of introductions) {
    const gamer = gamers.find(({ row }) => row.userId === userId);
    if (!gamer || !createdAt) continue;
    note(recruiterId, gamer.row.id, "opened", new Date(createdAt));
    note(recruiterId, gamer.row.id, "requested", new Date(createdAt));
    if (answeredAt) note(recruiterId, gamer.row.id, "answered", new Date(answeredAt));
  }
  for (const { row: recruiter, organization } of recruiters) {
    if (!recruiter.verifiedAt || !organization.plan || organization.plan === "ended") continue;
    for (const [n, { row }] of gamers.entries()) {
      if (row.status !== "shown") continue;
      const from = Math.max(row.createdAt.getTime(), new Date(recruiter.verifiedAt).getTime(), days.ago(80).getTime());
      for (let visits = random.integer(0, n === 0 ? 4 : 2); visits > 0; visits--)
        note(recruiter.id, row.id, "opened", new Date(from + random.next() * (days.today.getTime() - from)));
    }
  }
  return [...steps.values()];
}

/** Requests of clubs to some of them: one open, others answered. Each costs a bought credit. */
export function makeIntroductions(gamers: readonly Gamer[], recruiters: readonly SeedRecruiter[], days: Days) {
  const asking = recruiters.filter(({ row }) => row.status === "verified");
  const states = ["pending", "accepted", "refused", "accepted", "pending"] as const;
  const introductions = states.map((status, n) => {
    const { row: recruiter } = asking[n % asking.length]!;
    const { row: gamer } = gamers[n]!;
    const createdAt = days.ago(3 + n, 10 + n);
    const answeredAt = status === "pending" ? null : later(createdAt, 1);
    const creditStates = { pending: "reserved", accepted: "captured", refused: "returned" } as const;
    const bought = boughtCredit(recruiter.id, `introduction ${n}`, later(createdAt, -1));
    const credit: Prisma.CreditCreateManyInput = { ...bought, state: creditStates[status], settledAt: answeredAt };
    const introduction: Prisma.IntroductionCreateManyInput = {
      id: idFor(`introduction ${n}`),
      recruiterId: recruiter.id,
      userId: gamer.userId ?? "",
      kind: "esport",
      creditId: credit.id ?? null,
      message: requests[n % requests.length]!,
      status,
      createdAt,
      expiresAt: later(createdAt, 14),
      answeredAt,
    };
    return { credit, introduction };
  });
  return {
    credits: introductions.map(({ credit }) => credit),
    introductions: introductions.map(({ introduction }) => introduction),
  };
}
