import { expect, test } from "vitest";
import { removeClaim } from "@/lib/content/commands/remove-claim";
import { saveClaim } from "@/lib/content/commands/save-claim";
import { claimsOn } from "@/lib/content/queries/public-statements";
import { listClaims } from "@/lib/content/queries/statement-list";
import { recentActivity } from "@/lib/trust/queries/activity";
import { aClaim, claimForm } from "../../support/factories/claims";
import { anAdmin } from "../../support/factories/people";
import { outdatedBy } from "../../support/freshness";

test("a removed statement is on no page at once and stays in the admin list", async () => {
  const [admin, id] = [await anAdmin(), await aClaim()];
  expect(await outdatedBy(() => removeClaim(admin, { id }))).toEqual(new Set(["claims"]));
  expect((await claimsOn("home", "en")).map((claim) => claim.id)).not.toContain(id);
  expect((await listClaims(admin))?.removed[0]).toMatchObject({ id, value: "10,000+" });
  expect((await recentActivity(admin))?.facts[0]).toMatchObject({
    names: { title: "10,000+ athletes" },
    change: { was: "shown", is: "gone" },
  });
});

test("a removed statement can be neither removed again nor changed", async () => {
  const [admin, id] = [await anAdmin(), await aClaim()];
  await removeClaim(admin, { id });
  await expect(removeClaim(admin, { id })).rejects.toMatchObject({ code: "not_found" });
  await expect(saveClaim(admin, claimForm({ id, version: 1 }))).rejects.toMatchObject({ code: "not_found" });
});
