import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { changeStatus } from "@/lib/recruiters/steps/change-status";
import { aRecruiter } from "../../support/factories/people";

test("the verification time is set and cleared with the status", async () => {
  const { recruiter } = await aRecruiter({ status: "pending", verifiedAt: null });
  const after = async (status: "verified" | "rejected") => {
    await db.$transaction((tx) => changeStatus(tx, recruiter.id, status));
    return db.recruiter.findUniqueOrThrow({ where: { id: recruiter.id } });
  };
  expect(await after("verified")).toMatchObject({ status: "verified", verifiedAt: expect.any(Date) });
  expect(await after("rejected")).toMatchObject({ status: "rejected", verifiedAt: null });
});
