import type { SportSlug } from "../../lib/sports/schema/sports.ts";
import { type addressBook, demoEmails } from "./accounts.ts";
import type { Sex } from "./bodies.ts";
import type { Days } from "./days.ts";
import { handleMaker, nameMaker } from "./names.ts";
import { assemble, type Level, type SeedPlayer, type Sketch } from "./player.ts";
import { type Random, randomFor } from "./random.ts";
import { type Place, places } from "./texts/places.ts";

/** The demo player first, then the others in the order of `places`. */
export function makePlayers(days: Days, email: ReturnType<typeof addressBook>): SeedPlayer[] {
  const random = randomFor("players");
  const makers = { name: nameMaker(random), handle: handleMaker(random), email };
  const others = random.shuffle(
    places.flatMap((place) =>
      Object.entries(place.players).flatMap(([sport, count]) =>
        Array.from({ length: count }, () => ({ place, sport: sport as SportSlug })),
      ),
    ),
  );
  return [demoPlayer(days, random), ...others.map((slot, n) => player(slot, n + 1, days, random, makers))];
}

type Makers = {
  name: ReturnType<typeof nameMaker>;
  handle: ReturnType<typeof handleMaker>;
  email: ReturnType<typeof addressBook>;
};

function player(
  { place, sport }: { place: Place; sport: SportSlug },
  n: number,
  days: Days,
  random: Random,
  make: Makers,
) {
  // Every eighth player is a minor, so that the share is fixed.
  const age = n % 8 === 3 ? random.integer(14, 17) : 18 + Math.floor(random.next() ** 1.35 * 17);
  const minor = age < 18;
  const sex: Sex = random.chance(0.38) ? "female" : "male";
  const nationality = random.weighted(place.nationalities);
  const fullName = make.name(nationality, sex);
  const level = levelAt(age, random);
  const joined = Math.round(random.next() ** 1.7 * 300) + 2;
  const facts = { place, sport, age, sex, nationality, fullName, level, joined, handle: make.handle() };
  return assemble(
    {
      ...facts,
      email: make.email(fullName),
      publishName: !minor && random.chance(0.8),
      status: statusOf(minor, n, random),
      serial: n,
    },
    days,
    random,
  );
}

const demoPlayer = (days: Days, random: Random) =>
  assemble(
    {
      place: places[0]!,
      sport: "football",
      age: 22,
      sex: "male",
      nationality: "FR",
      fullName: "Matéo Rouvière",
      level: "semi_pro",
      joined: 120,
      handle: "Lynx 208",
      email: demoEmails.player,
      publishName: true,
      status: "listed",
      serial: 0,
      position: "left-winger",
      agent: true,
    },
    days,
    random,
  );

function levelAt(age: number, random: Random): Level {
  if (age < 18)
    return random.weighted([
      ["amateur", 70],
      ["semi_pro", 24],
      ["elite_international", 6],
    ] as const);
  if (age < 21)
    return random.weighted([
      ["amateur", 38],
      ["semi_pro", 42],
      ["professional", 16],
      ["elite_international", 4],
    ] as const);
  return random.weighted([
    ["amateur", 26],
    ["semi_pro", 34],
    ["professional", 30],
    ["elite_international", 10],
  ] as const);
}

function statusOf(minor: boolean, n: number, random: Random): Sketch["status"] {
  if (minor) return n % 48 === 3 ? "awaiting_guardian" : "listed";
  return random.chance(0.03) ? "hidden" : "listed";
}
