import { expect, test } from "vitest";
import { markWithdrawn } from "@/lib/jobs/steps/mark-withdrawn";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { anApplication } from "../../support/factories/offers";
import { aPerson } from "../../support/factories/people";

test("text, contact details and file are deleted, the name stays", async () => {
  const applicant = await aPerson();
  const cv = await aDocument(applicant.userId!, { kind: "cv" });
  const { id, name } = await anApplication({ userId: applicant.userId!, cvKey: cv.storageKey });
  await transaction((tx) => markWithdrawn(tx, applicant, id));
  const emptied = { name, words: "", contactEmail: null, contactPhone: null, cvKey: null, state: "withdrawn" };
  expect(await db.jobApplication.findUniqueOrThrow({ where: { id } })).toMatchObject(emptied);
  expect((await db.document.findUniqueOrThrow({ where: { id: cv.id } })).deleteAt).not.toBeNull();
});
