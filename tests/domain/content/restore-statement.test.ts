import { expect, test } from "vitest";
import { removeStatement } from "@/lib/content/commands/remove-statement";
import { restoreStatement } from "@/lib/content/commands/restore-statement";
import { statementsOn } from "@/lib/content/queries/public-statements";
import { recentActivity } from "@/lib/trust/queries/activity";
import { anAdmin } from "../../support/factories/people";
import { aStatement } from "../../support/factories/statements";

test("a restored statement is last on its page", async () => {
  const [admin, id] = [await anAdmin(), await aStatement()];
  await aStatement({ value: "another" });
  await removeStatement(admin, { id });
  await restoreStatement(admin, { id });
  expect((await statementsOn("home", "en")).at(-1)).toMatchObject({ id });
  expect((await recentActivity(admin))?.entries[0]).toMatchObject({ change: { was: "gone", is: "shown" } });
});

test("only removed statements can be restored", async () => {
  const [admin, id] = [await anAdmin(), await aStatement()];
  await expect(restoreStatement(admin, { id })).rejects.toMatchObject({ code: "not_found" });
});
