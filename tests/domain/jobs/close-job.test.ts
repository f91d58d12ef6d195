import { expect, test } from "vitest";
import { closeJob } from "@/lib/jobs/commands/close-job";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { anOffer } from "../../support/factories/offers";
import { aPerson, aStaffMember } from "../../support/factories/people";

const statusOf = async (id: string) => (await db.sportJob.findUniqueOrThrow({ where: { id } })).status;
const events = async (jobId: string) =>
  (await db.domainEvent.findMany({ where: { type: "job.closed" } })).filter(
    ({ data }) => (data as { jobId: string }).jobId === jobId,
  );

test("the owner closes an offer once, and its documents have thirty days left", async () => {
  const owner = await aPerson();
  const diploma = await aDocument(owner.userId!, { kind: "diploma" });
  const { id: jobId } = await anOffer({ userId: owner.userId!, diplomaUrls: [diploma.storageKey] });
  expect(await closeJob(owner, { jobId })).toEqual({ jobId });
  expect(await closeJob(owner, { jobId })).toEqual({ jobId });
  expect(await statusOf(jobId)).toBe("closed");
  expect(await events(jobId)).toHaveLength(1);
  const { deleteAt } = await db.document.findUniqueOrThrow({ where: { id: diploma.id } });
  expect(deleteAt?.getTime()).toBeGreaterThan(daysFrom(now(), 29.9).getTime());
});

test("nobody but its owner learns that an offer can be closed", async () => {
  const { id: jobId } = await anOffer();
  for (const actor of [await aPerson(), await aPerson("recruiter"), await aStaffMember("moderation")])
    await expect(closeJob(actor, { jobId })).rejects.toMatchObject({ code: "not_found" });
  await expect(closeJob(visitor(), { jobId })).rejects.toMatchObject({ code: "sign_in_required" });
  expect(await statusOf(jobId)).toBe("active");
});

test("a rejected offer stays rejected", async () => {
  const owner = await aPerson();
  const { id: jobId } = await anOffer({ userId: owner.userId!, status: "rejected" });
  await closeJob(owner, { jobId });
  expect(await statusOf(jobId)).toBe("rejected");
});
