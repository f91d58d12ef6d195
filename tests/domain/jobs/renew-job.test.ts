import { expect, test } from "vitest";
import { closeJob } from "@/lib/jobs/commands/close-job";
import { renewJob } from "@/lib/jobs/commands/renew-job";
import { listOffers } from "@/lib/jobs/queries/public";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { anOffer } from "../../support/factories/offers";
import { aPerson } from "../../support/factories/people";

test("renewing puts a closed offer on top; its certificate stays and the identity document keeps its deletion date", async () => {
  const owner = await aPerson();
  const identity = await aDocument(owner.userId!, { deleteAt: daysFrom(now(), 3) });
  const certificate = await aDocument(owner.userId!, { kind: "certificate" });
  const keys = { identityDocumentUrl: identity.storageKey, certificateUrls: [certificate.storageKey] };
  const { id: jobId } = await anOffer({ userId: owner.userId!, createdAt: daysFrom(now(), -60), ...keys });
  await closeJob(owner, { jobId });
  await renewJob(owner, { jobId });
  expect((await listOffers()).offers[0]?.id).toBe(jobId);
  const deletionTime = async (id: string) => (await db.document.findUniqueOrThrow({ where: { id } })).deleteAt;
  expect(await deletionTime(certificate.id)).toBeNull();
  expect(await deletionTime(identity.id)).toEqual(identity.deleteAt);
});

test("another user's offer and a rejected one cannot be renewed", async () => {
  const owner = await aPerson();
  const [{ id }, rejected] = [
    await anOffer({ userId: owner.userId! }),
    await anOffer({ userId: owner.userId!, status: "rejected" }),
  ];
  await expect(renewJob(await aPerson(), { jobId: id })).rejects.toMatchObject({ code: "not_found" });
  await expect(renewJob(owner, { jobId: rejected.id })).rejects.toMatchObject({ code: "not_found" });
});
