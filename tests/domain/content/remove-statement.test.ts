import { expect, test } from "vitest";
import { removeStatement } from "@/lib/content/commands/remove-statement";
import { saveStatement } from "@/lib/content/commands/save-statement";
import { statementsOn } from "@/lib/content/queries/public-statements";
import { listStatements } from "@/lib/content/queries/statement-list";
import { recentActivity } from "@/lib/trust/queries/activity";
import { anAdmin } from "../../support/factories/people";
import { aStatement, statementForm } from "../../support/factories/statements";
import { outdatedBy } from "../../support/freshness";

test("a removed statement is on no page at once and stays in the admin list", async () => {
  const [admin, id] = [await anAdmin(), await aStatement()];
  expect(await outdatedBy(() => removeStatement(admin, { id }))).toEqual(new Set(["statements"]));
  expect((await statementsOn("home", "en")).map((statement) => statement.id)).not.toContain(id);
  expect((await listStatements(admin))?.removed[0]).toMatchObject({ id, value: "10,000+" });
  expect((await recentActivity(admin))?.entries[0]).toMatchObject({
    names: { title: "10,000+ athletes" },
    change: { was: "shown", is: "gone" },
  });
});

test("a removed statement can be neither removed again nor changed", async () => {
  const [admin, id] = [await anAdmin(), await aStatement()];
  await removeStatement(admin, { id });
  await expect(removeStatement(admin, { id })).rejects.toMatchObject({ code: "not_found" });
  await expect(saveStatement(admin, statementForm({ id, version: 1 }))).rejects.toMatchObject({ code: "not_found" });
});
