import { expect, test } from "vitest";
import { viewIntroduced } from "@/lib/contacts/commands/view-introduced";
import { getSeeker } from "@/lib/contacts/queries/seeker-page";
import { db } from "@/lib/platform/db/db";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";

test("each view is recorded with its time; a closed introduction or another's is not shown", async () => {
  const { actor, recruiter } = await aRecruiter();
  const { id: introductionId } = await anIntroduction({ recruiterId: recruiter.id, status: "accepted" });
  await viewIntroduced(actor, { introductionId });
  const after = await db.introduction.findUniqueOrThrow({ where: { id: introductionId } });
  expect(after).toMatchObject({ views: 1, viewedAt: expect.any(Date) });
  const waiting = await anIntroduction({ recruiterId: recruiter.id });
  await expect(viewIntroduced(actor, { introductionId: waiting.id })).rejects.toMatchObject({
    code: "identity_already_closed",
  });
  await expect(viewIntroduced((await aRecruiter()).actor, { introductionId })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("acceptance shows nothing to an organization while it is not verified", async () => {
  const [{ actor, recruiter }, { seeker }] = [await aRecruiter(), await aSeeker()];
  const yes = { kind: "seeker", status: "accepted", recruiterId: recruiter.id, userId: seeker.userId ?? "" } as const;
  const { id } = await anIntroduction(yes);
  const verified = (status: "verified" | "pending") =>
    db.recruiter.update({ where: { id: recruiter.id }, data: { status } });
  const views = async () => (await db.introduction.findUniqueOrThrow({ where: { id } })).views;
  await verified("pending");
  const closed = await getSeeker(actor, seeker.id);
  expect(closed).not.toBeNull();
  expect(closed).toMatchObject({ identity: null });
  expect(JSON.stringify(closed)).not.toContain("Hamid");
  expect(await views()).toBe(0);
  await verified("verified");
  expect((await getSeeker(actor, seeker.id))?.identity).toMatchObject({ fullName: "Hamid Alaoui" });
  expect(await views()).toBe(1);
});
