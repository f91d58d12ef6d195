import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { renewJob } from "@/lib/jobs/commands/renew-job";
import { takeDownJob } from "@/lib/jobs/commands/take-down-job";
import { jobToModerate, listJobs } from "@/lib/jobs/queries/moderated-jobs";
import { ownOffers } from "@/lib/jobs/queries/own";
import { getOffer } from "@/lib/jobs/queries/public";
import { jobStates } from "@/lib/jobs/schema/job";
import { db } from "@/lib/platform/db/db";
import { JobStatus } from "@/lib/platform/prisma/enums";
import { anOffer } from "../../support/factories/offers";
import { aPerson, aStaffMember } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const reason = "It asks for men only.";

test("the owner reads why an offer was removed, and cannot publish it again", async () => {
  const [owner, moderator] = [await aPerson(), await aStaffMember("moderation")];
  const { id: jobId } = await anOffer({ userId: owner.userId ?? "" });
  await takeDownJob(moderator, { jobId, reason });
  expect(await getOffer(jobId)).toBeNull();
  expect(await ownOffers(owner)).toMatchObject([{ status: "rejected", takenDownReason: reason }]);
  await expect(renewJob(owner, { jobId })).rejects.toEqual(refusal("not_found"));
  await expect(takeDownJob(moderator, { jobId, reason })).rejects.toEqual(refusal("job_taken_down"));
  await runDueHandlers();
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: owner.userId ?? "" } });
  expect((await db.mail.findFirstOrThrow({ where: { to } })).body).toContain(reason);
});

test("a reason is required; only moderators can remove offers and read the list", async () => {
  const [support, moderator] = [await aStaffMember("support"), await aStaffMember("moderation")];
  const { id: jobId, title } = await anOffer();
  await expect(takeDownJob(moderator, { jobId, reason: "" })).rejects.toMatchObject({
    fields: { reason: ["required"] },
  });
  await expect(takeDownJob(support, { jobId, reason })).rejects.toEqual(refusal("staff_only"));
  expect([await listJobs(support, {}), await jobToModerate(support, jobId)]).toEqual([null, null]);
  expect((await listJobs(moderator, { q: title, state: "active" }))?.rows).toMatchObject([{ id: jobId }]);
  expect((await listJobs(moderator, { q: title, state: "rejected" }))?.rows).toEqual([]);
  await db.sportJob.update({ where: { id: jobId }, data: { status: "draft" } });
  expect((await listJobs(moderator, { q: title, state: "draft" }))?.rows).toMatchObject([{ id: jobId }]);
  expect(jobStates).toEqual(expect.arrayContaining(Object.values(JobStatus)));
});
