import { afterEach, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { setBudget } from "@/lib/recruiters/commands/set-budget";
import { aBudgetLine, budgetView } from "../../support/factories/budget";
import { aPlayer, aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

test("the budget amount is parsed in any of the languages", async () => {
  const club = await aRecruiter();
  for (const [amount, expected] of [
    ["60 000,50 €", 6_000_050],
    ["1,000", 100_000],
    ["٧٥٠٠", 750_000],
  ] as const) {
    await setBudget(club.actor, { amount, from: "", until: "" });
    expect((await budgetView(club)).figures.totalCents).toBe(expected);
  }
});

test("without dates the budget covers the season, from July to June", async () => {
  const club = await aRecruiter();
  setClock(() => new Date("2026-11-24T10:00:00Z"));
  expect((await budgetView(club)).days).toEqual({ from: utc("2026-07-01"), until: utc("2027-06-30") });
  setClock(() => new Date("2027-06-30T23:00:00Z"));
  expect((await budgetView(club)).days).toEqual({ from: utc("2026-07-01"), until: utc("2027-06-30") });
  setClock(() => new Date("2027-07-01T01:00:00Z"));
  expect((await budgetView(club)).days).toEqual({ from: utc("2027-07-01"), until: utc("2028-06-30") });
});

test("only amounts within the dates count", async () => {
  const club = await aRecruiter();
  await aBudgetLine({ spentOn: "2026-01-31", amount: "10" }, club);
  await aBudgetLine({ spentOn: "2026-02-01", amount: "100" }, club);
  await aBudgetLine({ spentOn: "2026-02-28", amount: "1000" }, club);
  await setBudget(club.actor, { amount: "5000", from: "2026-02-01", until: "2026-02-28" });
  const { figures, entries } = await budgetView(club);
  expect(figures).toMatchObject({ spentCents: 110_000, leftCents: 390_000 });
  expect(entries.map(({ cents }) => cents)).toEqual([100_000, 10_000]);
});

test.each([
  [{ amount: "-1" }, { amount: ["amount_negative"] }],
  [{ amount: "999 999 999 999" }, { amount: ["amount_too_large"] }],
  [{ amount: "a lot" }, { amount: ["amount_invalid"] }],
  [{ amount: "" }, { amount: ["required"] }],
  [{ amount: "1", from: "2026-05-01" }, { until: ["required"] }],
  [{ amount: "1", until: "2026-05-01" }, { from: ["required"] }],
  [{ amount: "1", from: "2026-05-02", until: "2026-05-01" }, { until: ["range_reversed"] }],
  [{ amount: "1", from: "2026-05-02", until: "2029-05-01" }, { until: ["budget_too_long"] }],
  [{ amount: "1", from: "0206-05-02", until: "2026-05-01" }, { from: ["date_invalid"] }],
])("%j is refused beside its field", async (input, fields) => {
  const club = await aRecruiter();
  await expect(setBudget(club.actor, input)).rejects.toMatchObject({ fields });
  expect(await db.recruiter.findUniqueOrThrow({ where: { id: club.recruiter.id } })).toMatchObject({
    budgetCents: 5_000_000,
    budgetFrom: null,
  });
});

test("players have no budget", async () => {
  const { actor } = await aPlayer();
  await expect(setBudget(actor, { amount: "1" })).rejects.toMatchObject({ code: "recruiters_only" });
});
