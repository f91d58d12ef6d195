import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { ownAccount } from "@/lib/accounts/queries/account";
import { ownPlan, planOf } from "@/lib/billing/queries/plans";
import { contactsOf } from "@/lib/contacts/queries/contacts";
import { scoutingNumbers } from "@/lib/contacts/queries/numbers";
import { sentIntroductions } from "@/lib/contacts/queries/own-introductions";
import { sentRequests } from "@/lib/contacts/queries/requests";
import { nextOrganized } from "@/lib/events/queries/organized";
import { jobCounts } from "@/lib/jobs/queries/counts";
import { seeksWork } from "@/lib/jobs/queries/own";
import { countPipeline } from "@/lib/pipeline/queries/pipeline";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { recruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { listSearches, searchesFrom } from "@/lib/search/queries/history";
import { aBudgetLine, budgetView, dayFrom } from "../../support/factories/budget";
import { aFavorite } from "../../support/factories/favorites";
import { anIntroduction } from "../../support/factories/introductions";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";

afterEach(() => vi.restoreAllMocks());

/** A club with requests in every state, one player asked twice. */
async function aBusyClub() {
  const club = await aRecruiter({ plan: "premium" });
  const to = await aPlayer();
  await anOpenRequest({ from: club });
  await anOpenName({ from: club, to });
  const baseRequest = { recruiterId: club.recruiter.id, message: "Come.", expiresAt: now(), answeredAt: now() };
  for (const status of ["refused", "expired", "withdrawn"] as const) {
    const { player } = await aPlayer();
    await db.contactRequest.create({ data: { ...baseRequest, status, playerId: player.id } });
  }
  await db.contactRequest.create({
    data: { ...baseRequest, status: "expired", playerId: to.player.id, createdAt: daysFrom(now(), -30) },
  });
  return club;
}

test("the list of contacted players equals the figure, each once", async () => {
  const { actor } = await aBusyClub();
  const rows = await contactsOf(actor, "requested");
  expect(rows).toHaveLength((await scoutingNumbers(actor)).contacted);
  expect(new Set(rows.map(({ player }) => player?.id)).size).toBe(5);
});

test("the numbers of requests and introductions are those of their lists", async () => {
  const { actor, recruiter } = await aBusyClub();
  await anIntroduction({ recruiterId: recruiter.id });
  const { requests, introductions } = await scoutingNumbers(actor);
  expect(requests).toBe((await sentRequests(actor)).length);
  expect(introductions).toBe((await sentIntroductions(actor)).length);
  expect([requests, introductions]).toEqual([6, 1]);
});

test("the response rate is the share of answered rows in its list", async () => {
  const { actor } = await aBusyClub();
  const rows = await contactsOf(actor, "settled");
  expect(rows.map(({ answered }) => answered).sort()).toEqual([false, false, true, true]);
  const { responseRate } = await scoutingNumbers(actor);
  if (responseRate !== null) {
    expect(responseRate).toBe(Math.round((100 * rows.filter(({ answered }) => answered).length) / rows.length));
  }
});

test("paid contacts are listed one per row, without those of a running trial", async () => {
  const club = await aBusyClub();
  const { recruiter, actor } = club;
  const bought = { recruiterId: recruiter.id, source: "purchase", state: "captured", amountCents: 4_900 } as const;
  const { id: creditId } = await db.credit.create({ data: bought });
  await anIntroduction({ recruiterId: recruiter.id, creditId, status: "accepted" });
  await db.credit.create({ data: bought });
  expect(await contactsOf(actor, "paid")).toHaveLength((await planOf(recruiter.id)).paid);
  expect((await planOf(recruiter.id)).paid).toBe(3);
  await db.subscription.update({ where: { recruiterId: recruiter.id }, data: { status: "trialing" } });
  expect((await planOf(recruiter.id)).paid).toBe(2);
  expect(await contactsOf(actor, "paid")).toHaveLength(2);
});

test("all searches are listed over pages", async () => {
  const { actor, recruiter } = await aRecruiter();
  const rows = Array.from({ length: 61 }, (_, index) => ({
    recruiterId: recruiter.id,
    criteria: { sport: "judo" },
    resultsCount: index,
    searchedAt: daysFrom(now(), -Math.floor(index / 3)),
  }));
  await db.recruiterSearchHistory.createMany({ data: rows });
  const first = await searchesFrom(actor, undefined);
  const second = await searchesFrom(actor, first.next ?? "");
  const all = [...first.rows, ...second.rows].map(({ id }) => id);
  expect([new Set(all).size, second.next]).toEqual([(await scoutingNumbers(actor)).searches, null]);
});

test("the budget on the dashboard is that of its page, and the month's figure the sum of its list", async () => {
  const club = await aRecruiter();
  await aBudgetLine({ amount: "100" }, club);
  await aBudgetLine({ amount: "40", spentOn: dayFrom(-40) }, club);
  await aBudgetLine({ amount: "7", spentOn: dayFrom(-900) }, club);
  await aBudgetLine({ amount: "900", state: "planned" }, club);
  const paid = { kind: "credit" as const, amountCents: 4_900, refundedCents: 900, paidAt: now(), readAt: now() };
  await db.payment.create({ data: { id: `pi_${club.recruiter.id}`, recruiterId: club.recruiter.id, ...paid } });
  const dashboard = await recruiterDashboard(club.actor);
  const { figures, thisMonth } = await budgetView(club);
  const { totalCents, leftCents, monthCents } = figures;
  expect(dashboard?.budget).toEqual({ totalCents, leftCents, monthCents, month: thisMonth });
  const listed = await budgetView(club, new Date(`${thisMonth}-01T00:00:00Z`));
  const spent = listed.entries.filter(({ state }) => state === "spent");
  expect(spent.reduce((sum, { cents }) => sum + cents, 0)).toBe(monthCents);
  const ever = await budgetView(club, new Date(`${dayFrom(-900).slice(0, 7)}-01T00:00:00Z`));
  expect(ever.entries).toHaveLength(1);
});

/** This number may only decrease. */
const mostStatements = 12;

test("database queries of the dashboard", async () => {
  const club = await aBusyClub();
  await aFavorite(club);
  await sentRequests(club.actor);
  const querySpy = vi.spyOn(Client.prototype, "query");
  const count = async (read: () => Promise<unknown>) => {
    querySpy.mockClear();
    await read();
    return querySpy.mock.calls.length;
  };
  const { actor } = club;
  const reads = {
    ownAccount,
    ownPlan,
    seeksWork,
    recruiterDashboard,
    listSearches,
    ownAlerts,
    scoutingNumbers,
    countPipeline: (of: typeof actor) => countPipeline(of, null),
    jobCounts,
    nextOrganized,
  };
  let statements = 0;
  for (const read of Object.values(reads)) statements += await count(() => read(actor));
  expect(statements).toBeLessThanOrEqual(mostStatements);
});
