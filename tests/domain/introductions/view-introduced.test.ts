import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { viewIntroduced } from "@/lib/introductions/commands/view-introduced";
import { aRecruiter } from "../../support/mint/factories";
import { anIntroduction } from "../../support/mint/introductions";

test("each reading is counted with its time; what is not open, or another's, is not read", async () => {
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
