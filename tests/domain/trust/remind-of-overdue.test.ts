import { afterEach, beforeEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { verificationQueue } from "@/lib/trust/queries/queue";
import { waitingWork } from "@/lib/trust/queries/waiting";
import { dueOn, overdueBefore } from "@/lib/trust/schema/due";
import { remindOfOverdue } from "@/lib/trust/steps/remind-of-overdue";
import { anAdmin, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aCase } from "../../support/factories/verification";

const at = (iso: string) => new Date(`${iso}Z`);
const setTime = (iso: string) => setClock(() => at(iso));

beforeEach(() => db.kycDocument.deleteMany());
afterEach(() => setClock(null));

test.each([
  ["Monday", "2026-11-02T08:00", "2026-11-05"],
  ["Wednesday, over a weekend", "2026-11-04T23:59", "2026-11-09"],
  ["Friday", "2026-11-06T12:00", "2026-11-11"],
  ["Saturday", "2026-11-07T00:00", "2026-11-11"],
  ["Sunday", "2026-11-08T23:00", "2026-11-11"],
])("a document sent on a %s is due three working days later", (_, sent, due) => {
  expect(dueOn(at(sent))).toEqual(at(`${due}T00:00`));
});

test("a document is overdue once its last day has passed", () => {
  expect(overdueBefore(at("2026-11-05T23:59"))).toEqual(at("2026-11-02T00:00"));
  expect(overdueBefore(at("2026-11-06T00:00"))).toEqual(at("2026-11-03T00:00"));
  expect(overdueBefore(at("2026-11-12T00:00"))).toEqual(at("2026-11-09T00:00"));
});

test("the queue and the overview show what is due and overdue", async () => {
  setTime("2026-11-09T09:00");
  const { user } = await aRecruiter();
  await aCase(user.id, "identity", { createdAt: at("2026-11-02T08:00") });
  await aCase(user.id, "professional_licence", { createdAt: at("2026-11-06T08:00") });
  const admin = await anAdmin();
  const { overdue, cases } = (await verificationQueue(admin))!;
  expect(overdue).toBe(1);
  expect(cases.map(({ due }) => due)).toEqual([
    { on: at("2026-11-05T00:00"), passed: true },
    { on: at("2026-11-11T00:00"), passed: false },
  ]);
  expect((await waitingWork(admin)).find(({ section }) => section === "kyc")).toMatchObject({ count: 2, overdue: 1 });
});

test("the verification staff is reminded once a day while something is overdue", async () => {
  const { user } = await aRecruiter();
  const { id } = await aCase(user.id, "identity", { createdAt: at("2026-11-02T08:00") });
  const [verifier, supporter] = [await aStaffMember("verification"), await aStaffMember("support")];
  const remind = async () => {
    const count = await remindOfOverdue(system());
    await runDueHandlers();
    return count;
  };
  setTime("2026-11-05T09:00");
  expect(await remind()).toBe(0);
  setTime("2026-11-06T09:00");
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const { items } = await bellView(verifier, "en");
  expect(items.map(({ title }) => title)).toEqual(["A document review is overdue"]);
  expect((await bellView(supporter, "en")).items).toEqual([]);
  setTime("2026-11-09T09:00");
  expect(await remind()).toBe(1);
  await db.kycDocument.update({ where: { id }, data: { verdict: "verified" } });
  setTime("2026-11-10T09:00");
  expect(await remind()).toBe(0);
});
