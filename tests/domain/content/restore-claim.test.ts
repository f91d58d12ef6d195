import { expect, test } from "vitest";
import { removeClaim } from "@/lib/content/commands/remove-claim";
import { restoreClaim } from "@/lib/content/commands/restore-claim";
import { claimsOn } from "@/lib/content/queries/public-statements";
import { recentActivity } from "@/lib/trust/queries/activity";
import { aClaim } from "../../support/factories/claims";
import { anAdmin } from "../../support/factories/people";

test("a restored statement is last on its page", async () => {
  const [admin, id] = [await anAdmin(), await aClaim()];
  await aClaim({ value: "another" });
  await removeClaim(admin, { id });
  await restoreClaim(admin, { id });
  expect((await claimsOn("home", "en")).at(-1)).toMatchObject({ id });
  expect((await recentActivity(admin))?.facts[0]).toMatchObject({ change: { was: "gone", is: "shown" } });
});

test("only removed statements can be restored", async () => {
  const [admin, id] = [await anAdmin(), await aClaim()];
  await expect(restoreClaim(admin, { id })).rejects.toMatchObject({ code: "not_found" });
});
