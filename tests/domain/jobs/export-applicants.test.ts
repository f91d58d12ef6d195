import { expect, test } from "vitest";
import { exportedApplicants } from "@/lib/entry/own-exports";
import { exportApplicants } from "@/lib/jobs/commands/export-applicants";
import { db } from "@/lib/platform/db/db";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aPerson } from "../../support/factories/people";

test("the poster of an offer exports all its applicants, and the export is recorded; nobody else can", async () => {
  const owner = await aPerson();
  const { id: jobId } = await anOffer({ userId: owner.userId!, kind: "vacancy" });
  for (const name of ["Ann", "Bea", "Cid"]) await anApplication({ jobId, name });
  await exportApplicants(owner, { jobId, format: "csv" });
  const exportEvent = { actorId: owner.userId, type: "list.exported" };
  expect(await db.domainEvent.findMany({ where: exportEvent })).toMatchObject([
    { data: { list: "applicants", format: "csv" } },
  ]);
  const rows: unknown[][] = [];
  for await (const row of exportedApplicants(owner, jobId, {}, 2).rows) rows.push([...row]);
  expect(rows.slice(1, -1).map(([, name]) => name)).toEqual(["Cid", "Bea", "Ann"]);
  const outsider = await aPerson();
  await expect(exportApplicants(outsider, { jobId, format: "csv" })).rejects.toMatchObject({ code: "not_found" });
});
