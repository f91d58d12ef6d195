import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { changeJob } from "@/lib/jobs/commands/change-job";
import { correctJob } from "@/lib/jobs/commands/correct-job";
import { ownOffers } from "@/lib/jobs/queries/own";
import { getOffer } from "@/lib/jobs/queries/public";
import { db } from "@/lib/platform/db/db";
import { aJobForm, anOffer } from "../../support/factories/offers";
import { aMinor, aPerson, aStaffMember } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const reason = "It asked for men only.";

test("staff correct an offer, the owner sees the reason until they edit it, and contact details do not change", async () => {
  const [owner, moderator] = [await aPerson(), await aStaffMember("moderation")];
  const { id: jobId, contactEmail } = await anOffer({ userId: owner.userId! });
  const input = { ...aJobForm({ identity: undefined, contactEmail: "else@test.recruit" }), jobId, reason };
  await correctJob(moderator, input);
  expect(await getOffer(jobId)).toMatchObject({ title: input.title, sport: "handball" });
  expect((await db.sportJob.findUniqueOrThrow({ where: { id: jobId } })).contactEmail).toBe(contactEmail);
  await runDueHandlers();
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: owner.userId! } });
  expect((await db.mail.findFirstOrThrow({ where: { to } })).body).toContain(reason);
  expect(await ownOffers(owner)).toMatchObject([{ correctedReason: reason }]);
  await changeJob(owner, input);
  expect(await ownOffers(owner)).toMatchObject([{ correctedReason: null }]);
});

test("staff cannot write into a minor's offer what the minor may not", async () => {
  const [{ user }, moderator] = [await aMinor(), await aStaffMember("moderation")];
  const { id: jobId } = await anOffer({ userId: user.id, kind: "candidate" });
  const input = { ...aJobForm({ identity: undefined, kind: "candidate" }), jobId, reason };
  const named = { ...input, description: "Trains with Club Deportivo Olivar, write to 06 12 34 56 78." };
  await expect(correctJob(moderator, named)).rejects.toMatchObject({ fields: { description: [expect.any(String)] } });
  await expect(correctJob(moderator, input)).resolves.toMatchObject({ jobId });
});

test("correcting needs a reason and an open offer, and only staff can do it", async () => {
  const [owner, moderator] = [await aPerson(), await aStaffMember("moderation")];
  const { id: jobId } = await anOffer({ userId: owner.userId! });
  const input = { ...aJobForm({ identity: undefined }), jobId, reason };
  await expect(correctJob(moderator, { ...input, reason: "" })).rejects.toMatchObject({
    fields: { reason: ["required"] },
  });
  for (const reader of [owner, await aStaffMember("support")])
    await expect(correctJob(reader, input)).rejects.toEqual(refusal("staff_only"));
  const { id: closed } = await anOffer({ status: "closed" });
  await expect(correctJob(moderator, { ...input, jobId: closed })).rejects.toEqual(refusal("job_closed"));
});
