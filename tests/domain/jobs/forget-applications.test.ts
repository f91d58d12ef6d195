import { expect, test } from "vitest";
import { forgetApplications } from "@/lib/jobs/steps/forget-applications";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anApplication } from "../../support/factories/offers";

test("applications are deleted after half a year", async () => {
  const old = await anApplication({ createdAt: daysFrom(now(), -181) });
  const application = await anApplication({ createdAt: daysFrom(now(), -179) });
  await forgetApplications();
  const ids = { in: [old.id, application.id] };
  expect(await db.jobApplication.findMany({ where: { id: ids }, select: { id: true } })).toEqual([
    { id: application.id },
  ]);
});
