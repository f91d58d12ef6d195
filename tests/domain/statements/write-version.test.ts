import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { writeVersion } from "@/lib/statements/steps/write-version";
import { aClaim } from "../../support/mint/claims";
import { aStaffMember } from "../../support/mint/factories";

test("versions are never overwritten", async () => {
  const [editor, id] = [await aStaffMember("news"), await aClaim()];
  const said = await db.claimVersion.findFirstOrThrow({ where: { claimId: id } });
  const again = db.$transaction((tx) => writeVersion(tx, editor, { id, last: 0 }, { ...said, value: "another" }));
  await expect(again).rejects.toThrow();
  expect(await db.claimVersion.findMany({ where: { claimId: id } })).toEqual([said]);
});
