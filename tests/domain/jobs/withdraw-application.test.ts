import { expect, test } from "vitest";
import { withdrawApplication } from "@/lib/jobs/commands/withdraw-application";
import { db } from "@/lib/platform/db/db";
import { anApplication } from "../../support/factories/offers";
import { aPerson } from "../../support/factories/people";

test("an application is withdrawn by its sender only; a second time changes nothing", async () => {
  const applicant = await aPerson();
  const { id: applicationId } = await anApplication({ userId: applicant.userId! });
  await expect(withdrawApplication(await aPerson(), { applicationId })).rejects.toMatchObject({ code: "not_found" });
  await withdrawApplication(applicant, { applicationId });
  await withdrawApplication(applicant, { applicationId });
  const count = await db.domainEvent.count({
    where: { type: "application.withdrawn", data: { path: ["applicationId"], equals: applicationId } },
  });
  expect(count).toBe(1);
});
