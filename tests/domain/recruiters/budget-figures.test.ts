import { expect, test } from "vitest";
import { budgetFigures, type Entry, renewalsOf } from "@/lib/recruiters/queries/budget-figures";

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const spent = (day: string, cents: number): Entry => ({ day: utc(day), cents, state: "spent", own: true });
const planned = (day: string, cents: number): Entry => ({ day: utc(day), cents, state: "planned", own: true });
const spentOn = (day: string, cents: number): Entry => ({ day: utc(day), cents, state: "spent", own: false });

const input = {
  totalCents: 100_000,
  days: { from: utc("2026-07-01"), until: utc("2027-01-31") },
  today: new Date("2026-11-24T10:00:00Z"),
  renewals: [],
  answers: 0,
};

test("the forecast is spent, planned until the month's end, and for later months the larger of planned and usual", () => {
  const entries = [
    spent("2026-08-10", 3_000),
    spent("2026-09-10", 3_000),
    spentOn("2026-09-11", 10_000),
    spent("2026-11-02", 500),
    planned("2026-11-30", 700),
    planned("2026-12-24", 5_000),
    planned("2027-01-31", 1),
    planned("2027-02-01", 90_000),
  ];
  const renewals = [{ day: utc("2026-12-11"), cents: 10_000 }];
  const figures = budgetFigures({ ...input, entries, renewals });
  expect(figures).toMatchObject({
    spentCents: 16_500,
    leftCents: 83_500,
    monthCents: 500,
    plannedCents: 5_701,
    usualCents: 2_000,
    renewalCents: 10_000,
  });
  expect(figures.forecastCents).toBe(16_500 + 700 + 5_000 + 2_000 + 10_000);
  expect(figures.months).toHaveLength(7);
  expect(figures.months[4]).toMatchObject({ spentCents: 500, plannedCents: 700 });
});

test("the cost of an answer, or none without answers", () => {
  const entries = [spent("2026-08-10", 1_000)];
  expect(budgetFigures({ ...input, entries }).answerCents).toBeNull();
  expect(budgetFigures({ ...input, entries, answers: 3 }).answerCents).toBe(333);
});

test("the forecast charges a plan every month until it ends", () => {
  const plan = { periodEnd: new Date("2026-12-11T08:00:00Z"), priceCents: 10_000 };
  const days = (until: string) =>
    renewalsOf(plan, input.today, { ...input.days, until: utc(until) }).map(({ day }) =>
      day.toISOString().slice(0, 10),
    );
  expect(days("2027-02-11")).toEqual(["2026-12-11", "2027-01-11", "2027-02-11"]);
  expect(days("2027-02-10")).toEqual(["2026-12-11", "2027-01-11"]);
  expect(days("2026-11-30")).toEqual([]);
  expect(renewalsOf(null, input.today, input.days)).toEqual([]);
});

test("a plan renewing on the last days of a month is charged on the last day that exists", () => {
  const charged = (periodEnd: string) =>
    renewalsOf({ periodEnd: new Date(`${periodEnd}T08:00:00Z`), priceCents: 10_000 }, input.today, input.days).map(
      ({ day }) => day.toISOString().slice(0, 10),
    );
  expect(charged("2026-11-30")).toEqual(["2026-11-30", "2026-12-28", "2027-01-28"]);
  expect(charged("2026-12-31")).toEqual(["2026-12-31", "2027-01-28"]);
  expect(charged("2027-01-29")).toEqual(["2027-01-29"]);
});

test("for a future period only renewals within it count", () => {
  const plan = { periodEnd: new Date("2026-12-11T08:00:00Z"), priceCents: 10_000 };
  const days = { from: utc("2027-01-11"), until: utc("2027-02-28") };
  expect(renewalsOf(plan, input.today, days).map(({ day }) => day.toISOString().slice(0, 10))).toEqual([
    "2027-01-11",
    "2027-02-11",
  ]);
});
