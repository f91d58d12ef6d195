import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { conditions } from "@/lib/search/queries/conditions";
import { type Random, randomFor } from "@/prisma/seed/random";
import { namesByCountry } from "@/prisma/seed/texts/names";
import { aPlayer, aRecruiter } from "../../support/mint/factories";

/** As many as are typed wrong, of as many as are on cards. */
const people = 200;
/** Shares of what is typed with one slip: whose own name is found, and how many others are found beside on average. */
const leastFound = 0.95;
const mostOthers = 1;

const letters = { latin: "abcdefghijklmnopqrstuvwxyz", arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي" };
/** Names as they are written in Arabic, each with a family name beside it. */
const arabicNames = {
  given: "يوسف أشرف محمد عائشة صلاح إبراهيم سفيان ياسين كريم زياد حسام طارق سلمى هاجر مروان عثمان نسيم رضوان",
  family: "العمراني حكيمي زهرة زياني وليدي عثمان خالدي بناني التازي برادة الطرابلسي الغربي المزالي بلقاسم حدادي مزيان",
};

type Named = { id: string; name: string };
let actor: Actor;
const named: Record<"latin" | "arabic", Named[]> = { latin: [], arabic: [] };

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
      const typed = slipped(name, letters[script], random);
      const found = await foundBy(typed);
      if (!found.includes(id)) missed.push(`${name}: ${typed}`);
      others += found.filter((one) => one !== id).length;
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

/** One letter left out, added, changed or swapped with the next, anywhere but between words. */
function slipped(name: string, alphabet: string, random: Random): string {
  const all = [...name];
  const spots = all.flatMap((letter, at) => (/\p{L}/u.test(letter) ? at : []));
  for (;;) {
    const [at, letter] = [random.pick(spots), random.pick([...alphabet])];
    const swaps = spots.includes(at + 1) ? [all[at + 1] ?? "", all[at] ?? ""] : null;
    const typed = random.pick([
      all.toSpliced(at, 1),
      all.toSpliced(at, 0, letter),
      all.toSpliced(at, 1, letter),
      ...(swaps ? [all.toSpliced(at, 2, ...swaps)] : []),
    ]);
    if (typed.join("") !== name) return typed.join("");
  }
}
