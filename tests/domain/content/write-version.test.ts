import { expect, test } from "vitest";
import { writeVersion } from "@/lib/content/steps/write-version";
import { db } from "@/lib/platform/db/db";
import { aStaffMember } from "../../support/factories/people";
import { aStatement } from "../../support/factories/statements";

test("versions are never overwritten", async () => {
  const [editor, id] = [await aStaffMember("news"), await aStatement()];
  const statementVersion = await db.statementVersion.findFirstOrThrow({ where: { statementId: id } });
  const again = db.$transaction((tx) =>
    writeVersion(tx, editor, { id, last: 0 }, { ...statementVersion, value: "another" }),
  );
  await expect(again).rejects.toThrow();
  expect(await db.statementVersion.findMany({ where: { statementId: id } })).toEqual([statementVersion]);
});
