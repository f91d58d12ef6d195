import { afterEach, beforeEach, expect, test } from "vitest";
import { remindOfCommissions } from "@/lib/billing/steps/remind-of-commissions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { emailsTo } from "../../support/factories/accounts";
import { aCommission } from "../../support/factories/commissions";

beforeEach(async () => {
  await db.commission.deleteMany();
});
afterEach(() => setClock(null));

const dueOn = new Date("2027-03-20T00:00:00Z");
const remind = () => remindOfCommissions(system());

/** Owed by a French club; 7 o'clock there is 6 o'clock UTC. */
async function owedBy() {
  const owed = await aCommission();
  await db.recruiter.update({ where: { id: owed.club.recruiter.id }, data: { country: "FR" } });
  await db.commission.update({ where: { id: owed.commissionId }, data: { dueOn, reminders: 0 } });
  return owed;
}

async function remindAt(time: string) {
  setClock(() => new Date(`${time}Z`));
  const count = await remind();
  await runDueHandlers();
  return count;
}

const subjectsTo = async (email: string) =>
  (await emailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith("Commission"));

test("the owner is reminded a week before, on the day and a week after, once each, in the morning", async () => {
  const { club, player } = await owedBy();
  expect(await remindAt("2027-03-12T12:00:00")).toBe(0);
  expect(await remindAt("2027-03-13T05:30:00")).toBe(0);
  setClock(() => new Date("2027-03-13T06:05:00Z"));
  expect((await Promise.all([remind(), remind()])).sort()).toEqual([0, 1]);
  expect(await remindAt("2027-03-13T18:00:00")).toBe(0);
  expect(await remindAt("2027-03-20T06:05:00")).toBe(1);
  expect(await remindAt("2027-03-26T06:05:00")).toBe(0);
  expect(await remindAt("2027-03-27T06:05:00")).toBe(1);
  expect(await remindAt("2027-04-27T06:05:00")).toBe(0);
  expect((await subjectsTo(club.user.email)).sort()).toEqual([
    "Commission of €4,000 due by March 20, 2027",
    "Commission of €4,000 due today",
    "Commission of €4,000 overdue",
  ]);
  const titles = (await bellView(club.actor, "en")).items.map(({ title }) => title);
  expect(titles.slice(0, 3).sort()).toEqual(
    [
      `Commission due: contract with ${player.player.fullName}`,
      `Commission due: contract with ${player.player.fullName}`,
      `Commission overdue: contract with ${player.player.fullName}`,
    ].sort(),
  );
});

test("missed reminders are sent as one", async () => {
  const { club } = await owedBy();
  expect(await remindAt("2027-04-02T10:00:00")).toBe(1);
  expect(await remindAt("2027-04-02T11:00:00")).toBe(0);
  expect(await subjectsTo(club.user.email)).toEqual(["Commission of €4,000 overdue"]);
});

test("nobody is reminded of a commission that is paid, not owed, or owed by a closed account", async () => {
  const [paid, exempt, closed] = [await owedBy(), await owedBy(), await owedBy()];
  const payment = { paidAt: dueOn, paymentId: crypto.randomUUID() };
  await db.commission.update({ where: { id: paid.commissionId }, data: payment });
  await db.commission.update({ where: { id: exempt.commissionId }, data: { exemption: "minor" } });
  await db.user.update({ where: { id: closed.club.user.id }, data: { disabledAt: dueOn } });
  expect(await remindAt("2027-03-20T10:00:00")).toBe(0);
});
