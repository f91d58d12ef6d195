import { expect, test } from "vitest";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { verificationQueue } from "@/lib/trust/queries/queue";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin } from "../../support/factories/people";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";

/** The three oldest waiting documents, in order. */
async function threeWaiting() {
  const [firstRecruiter, other] = [await aNewRecruiter(), await aNewRecruiter()];
  const ids = [firstRecruiter.identity.id, firstRecruiter.proof.id, other.identity.id];
  for (const [index, id] of ids.entries())
    await db.kycDocument.update({ where: { id }, data: { createdAt: new Date(1000 * (index + 1)) } });
  const shownIds = async (admin: Awaited<ReturnType<typeof anAdmin>>, since?: Date) =>
    (await verificationQueue(admin, since))!.cases.filter(({ id }) => ids.includes(id));
  return { ids, shown: shownIds, documentId: firstRecruiter.identity.documentId ?? "" };
}

test("a decided row keeps its place in the queue with its decision", async () => {
  const [admin, { ids, shown }] = [await anAdmin(), await threeWaiting()];
  await approveVerification(admin, { answers, id: ids[1] });
  const states = async () => (await shown(admin)).map(({ id, decided, mayRevoke }) => ({ id, decided, mayRevoke }));
  const others = { decided: null, mayRevoke: false };
  expect(await states()).toEqual([
    { id: ids[0], ...others },
    { id: ids[1], decided: "verified", mayRevoke: true },
    { id: ids[2], ...others },
  ]);
  await untilVerdictsSettle();
  expect((await states())[1]).toEqual({ id: ids[1], decided: "verified", mayRevoke: false });
});

test("a refreshed queue has only pending rows; only its author can withdraw a decision", async () => {
  const [admin, { ids, shown }] = [await anAdmin(), await threeWaiting()];
  await approveVerification(admin, { answers, id: ids[0] });
  expect((await shown(admin, secondsFrom(now(), 1))).map(({ id }) => id)).toEqual(ids.slice(1));
  expect((await shown(await anAdmin()))[0]).toMatchObject({ decided: "verified", mayRevoke: false });
});

test("the queue shows which documents this person has opened", async () => {
  const [admin, { shown, documentId }] = [await anAdmin(), await threeWaiting()];
  await db.documentView.create({ data: { documentId, viewerId: admin.userId ?? "" } });
  expect((await shown(admin)).map(({ file }) => file?.opened)).toEqual([true, false, false]);
  expect((await shown(await anAdmin())).map(({ file }) => file?.opened)).toEqual([false, false, false]);
});
