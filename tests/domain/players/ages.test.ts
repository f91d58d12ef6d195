import { afterEach, expect, test } from "vitest";
import { bornBefore, isMinor } from "@/lib/platform/ages";
import { ageOn, earliestDate, latestBirthDate, reachesAge, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { ageSql } from "@/lib/players/queries/names";
import { ageBands, ageSpan, comesOfAge } from "@/lib/players/schema/ages";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ages = [13, 14, 15, 16, 18];
const date = (text: string) => new Date(`${text}T00:00:00Z`);
const iso = (day: Date) => day.toISOString().slice(0, 10);

/** The age by comparing the written dates, without time arithmetic. */
function writtenAge(birth: string, day: string) {
  const [birthYear, ...born] = birth.split("-");
  const [year, ...today] = day.split("-");
  return Number(year) - Number(birthYear) - (today.join("-") < born.join("-") ? 1 : 0);
}

/** Every 28 and 29 February and 1 March of a hundred years, and an ordinary day. */
const births = Array.from({ length: 101 }, (_, n) => 1950 + n)
  .flatMap((year) => [`${year}-02-28`, `${year}-02-29`, `${year}-03-01`, `${year}-07-31`])
  .filter((day) => iso(date(day)) === day);

const around = births.flatMap((birth) =>
  ages.flatMap((age) =>
    [-3, -2, -1, 0, 1, 2, 3].map((days) => {
      const birthday = Date.UTC(Number(birth.slice(0, 4)) + age, Number(birth.slice(5, 7)) - 1, Number(birth.slice(8)));
      return { birth: date(birth), age, day: new Date(birthday + days * DAY) };
    }),
  ),
);

afterEach(() => setClock(null));

test("ages are those listed, over a hundred years of 29 February and every day around a birthday", () => {
  const wrong = around.filter(({ birth, day }) => ageOn(birth, day) !== writtenAge(iso(birth), iso(day)));
  expect(wrong).toEqual([]);
});

test("the last date of birth with an age is the one that the age itself says", () => {
  const wrong = around.filter(
    ({ birth, age, day }) => birth.getTime() <= latestBirthDate(age, day).getTime() !== ageOn(birth, day) >= age,
  );
  expect(wrong).toEqual([]);
});

test("an age is reached when the birthday has begun in the last time zone, at most a day after the first", () => {
  for (const { birth, age } of around) {
    const begins = reachesAge(birth, age);
    const before = new Date(begins.getTime() - 1);
    expect(ageOn(birth, earliestDate(before))).toBe(age - 1);
    expect(ageOn(birth, earliestDate(begins))).toBe(age);
    const dates = Array.from({ length: 27 }, (_, n) => iso(new Date(begins.getTime() + (n - 12) * HOUR)));
    expect(dates.filter((local) => writtenAge(iso(birth), local) < age)).toEqual([]);
  }
});

test("N15: on 29 February a child born on 1 March is a minor still, for the page and for the guardianship alike", () => {
  const birth = date("2010-03-01");
  setClock(() => new Date("2028-02-29T10:00:00Z"));
  expect([isMinor(birth), birth <= bornBefore(new Date("2028-02-29T10:00:00Z"))]).toEqual([true, false]);
  setClock(() => new Date(comesOfAge(birth).getTime() - 1));
  expect(isMinor(birth)).toBe(true);
  setClock(() => comesOfAge(birth));
  expect([isMinor(birth), birth <= bornBefore(comesOfAge(birth))]).toEqual([false, true]);
});

test("the database counts the same years", async () => {
  const some = around.filter((_, n) => n % 35 === 3 || iso(around[n]!.birth).endsWith("02-29")).slice(0, 400);
  const today = new Set(some.map(({ day }) => day.getTime()));
  for (const day of [...today].slice(0, 40)) {
    setClock(() => new Date(day + 12 * HOUR));
    const matchingBirths = some.filter((each) => each.day.getTime() === day).map(({ birth }) => iso(birth));
    const rows = await db.$queryRaw<{ born: Date; age: number }[]>`
      select p.birth_date as born, ${ageSql()} as age from (select unnest(${matchingBirths}::text[])::date as birth_date) p`;
    expect(rows.filter(({ born, age }) => ageOn(born) !== age)).toEqual([]);
  }
});

test("the span of an age band names its first and last age", () => {
  const spans = ageBands.map(({ band }) => ageSpan(band));
  expect(spans).toEqual(["<16", "16–17", "18–20", "21–23", "24–27", "28–31", "32+"]);
});
