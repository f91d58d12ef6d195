import { expect, test } from "vitest";
import { changeJob } from "@/lib/jobs/commands/change-job";
import { ownOffer } from "@/lib/jobs/queries/own";
import { db } from "@/lib/platform/db/db";
import { aJobForm, anOffer } from "../../support/factories/offers";
import { anAdmin, aPerson, aSport } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

test("the owner edits an open offer; documents and expiry stay, and cached listings are invalidated", async () => {
  await aSport("handball");
  const owner = await aPerson();
  const offer = await anOffer({ userId: owner.userId! });
  const form = { ...aJobForm({ title: "Goalkeeping coach", contactPhone: "06 12 34 56 78" }), jobId: offer.id };
  expect([...(await outdatedBy(() => changeJob(owner, form)))]).toContain(`jobs:${offer.id}`);
  expect(await ownOffer(owner, offer.id)).toMatchObject({
    offer: { title: "Goalkeeping coach", contactPhone: "+33612345678" },
  });
  const { identityDocumentUrl, createdAt } = await db.sportJob.findUniqueOrThrow({ where: { id: offer.id } });
  expect({ identityDocumentUrl, createdAt }).toEqual({
    identityDocumentUrl: offer.identityDocumentUrl,
    createdAt: offer.createdAt,
  });
});

test("another user's offer and a closed one cannot be changed", async () => {
  await aSport("handball");
  const owner = await aPerson();
  const offer = await anOffer({ userId: owner.userId! });
  const form = { ...aJobForm(), jobId: offer.id };
  for (const other of [await aPerson(), await anAdmin()]) {
    await expect(changeJob(other, form)).rejects.toMatchObject({ code: "not_found" });
    expect(await ownOffer(other, offer.id)).toBeNull();
  }
  await db.sportJob.update({ where: { id: offer.id }, data: { status: "closed" } });
  await expect(changeJob(owner, form)).rejects.toMatchObject({ code: "job_closed" });
  expect(await ownOffer(owner, offer.id)).toBeNull();
});
