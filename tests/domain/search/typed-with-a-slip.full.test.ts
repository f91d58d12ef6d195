import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { conditions } from "@/lib/search/queries/conditions";
import { type Random, randomFor } from "@/prisma/seed/random";
import { namesByCountry } from "@/prisma/seed/texts/names";
import { aPlayer, aRecruiter } from "../../support/factories/people";

/** The number of misspelled names, out of those on cards. */
const people = 200;
/** The required share of misspelled names that are found, and the mean number of other results. */
const leastFound = 0.95;
const mostOthers = 1;

const alphabets = { latin: "abcdefghijklmnopqrstuvwxyz", arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي" };
/** Arabic names, each with a family name. */
const arabicNames = {
  given: "يوسف أشرف محمد عائشة صلاح إبراهيم سفيان ياسين كريم زياد حسام طارق سلمى هاجر مروان عثمان نسيم رضوان",
  family: "العمراني حكيمي زهرة زياني وليدي عثمان خالدي بناني التازي برادة الطرابلسي الغربي المزالي بلقاسم حدادي مزيان",
};

type NamedPlayer = { id: string; name: string };
let actor: Actor;
const named: Record<"latin" | "arabic", NamedPlayer[]> = { latin: [], arabic: [] };

beforeAll(async () => {
  ({ actor } = await aRecruiter());
  const random = randomFor("names typed with a slip");
  const pools = Object.values(namesByCountry);
  const ways = {
    latin: () => {
      const pool = random.pick(pools);
      return `${random.pick(random.chance(0.5) ? pool.male : pool.female)} ${random.pick(pool.family)}`;
    },
    arabic: () => `${random.pick(arabicNames.given.split(" "))} ${random.pick(arabicNames.family.split(" "))}`,
  };
  for (const script of ["latin", "arabic"] as const) {
    const names = new Set<string>();
    while (names.size < people) names.add(ways[script]());
    for (const name of names) {
      const { player } = await aPlayer({ fullName: name, publishName: true });
      named[script].push({ id: player.id, name });
    }
  }
}, 120_000);

test.each(["latin", "arabic"] as const)(
  "of names in %s letters typed with one slip, nearly all find whose they are, and hardly anybody else",
  async (script) => {
    const random = randomFor(`slips in ${script}`);
    const missed: string[] = [];
    let others = 0;
    for (const { id, name } of named[script]) {
      const typed = slipped(name, alphabets[script], random);
      const foundIds = await foundBy(typed);
      if (!foundIds.includes(id)) missed.push(`${name}: ${typed}`);
      others += foundIds.filter((foundId) => foundId !== id).length;
    }
    expect(missed.length / people, missed.join("\n")).toBeLessThanOrEqual(1 - leastFound);
    expect(others / people).toBeLessThanOrEqual(mostOthers);
  },
  120_000,
);

async function foundBy(q: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select p.id from players p where ${await conditions(actor, { q }, "profile")}`;
  return rows.map(({ id }) => id);
}

/** One letter removed, added, changed or swapped with the next, but not at word boundaries. */
function slipped(name: string, alphabet: string, random: Random): string {
  const all = [...name];
  const spots = all.flatMap((character, index) => (/\p{L}/u.test(character) ? index : []));
  for (;;) {
    const [spot, character] = [random.pick(spots), random.pick([...alphabet])];
    const swaps = spots.includes(spot + 1) ? [all[spot + 1] ?? "", all[spot] ?? ""] : null;
    const typed = random.pick([
      all.toSpliced(spot, 1),
      all.toSpliced(spot, 0, character),
      all.toSpliced(spot, 1, character),
      ...(swaps ? [all.toSpliced(spot, 2, ...swaps)] : []),
    ]);
    if (typed.join("") !== name) return typed.join("");
  }
}
