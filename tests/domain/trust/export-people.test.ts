import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { exportPeople } from "@/lib/trust/commands/export-people";
import { ownExports } from "@/lib/trust/queries/exports";
import { anAdmin, aPlayer, aStaffMember } from "../../support/factories/people";

test("one export at a time, in the language of the page, for account staff", async () => {
  const colleague = { ...(await aStaffMember("accounts")), locale: "ar" as const };
  const tries = await Promise.allSettled([1, 2, 3].map(() => exportPeople(colleague, { format: "xlsx" })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(exportPeople(colleague, { format: "csv" })).rejects.toMatchObject({ code: "export_under_way" });
  expect(await db.peopleExport.findMany({ where: { askedById: colleague.userId } })).toMatchObject([
    { format: "xlsx", locale: "ar", written: 0, finishedAt: null },
  ]);
  expect(await ownExports(colleague)).toMatchObject([{ state: "waiting", fileId: null }]);
  expect(await ownExports(await anAdmin())).toEqual([]);
});

test("no other staff can request or see it", async () => {
  for (const actor of [await aStaffMember("reports"), (await aPlayer()).actor]) {
    await expect(exportPeople(actor, { format: "csv" })).rejects.toMatchObject({ code: "staff_only" });
    expect(await ownExports(actor)).toBeNull();
  }
  await expect(exportPeople(await anAdmin(), { format: "pdf" })).rejects.toMatchObject({ code: "invalid" });
});
