import { beforeEach, expect, test } from "vitest";
import { moveClaim } from "@/lib/content/commands/move-claim";
import { removeClaim } from "@/lib/content/commands/remove-claim";
import { claimsOn } from "@/lib/content/queries/public-statements";
import { db } from "@/lib/platform/db/db";
import { recentActivity } from "@/lib/trust/queries/activity";
import { aClaim } from "../../support/factories/claims";
import { anAdmin } from "../../support/factories/people";

beforeEach(() => db.claim.deleteMany());

const values = async () => (await claimsOn("home", "en")).map(({ value }) => value);

test("moving changes the position by one; at the ends it does nothing", async () => {
  const admin = await anAdmin();
  const ids: string[] = [];
  for (const value of ["a", "b", "c", "d"]) ids.push(await aClaim({ value }));
  await removeClaim(admin, { id: ids[1] });
  await moveClaim(admin, { id: ids[2], to: "earlier" });
  expect(await values()).toEqual(["c", "a", "d"]);
  expect((await recentActivity(admin))?.facts[0]).toMatchObject({
    type: "claim.moved",
    change: { from: "2", to: "1" },
  });
  await moveClaim(admin, { id: ids[2], to: "earlier" });
  await moveClaim(admin, { id: ids[0], to: "later" });
  expect(await values()).toEqual(["c", "d", "a"]);
});

test("parallel moves leave a complete order", async () => {
  const admin = await anAdmin();
  const ids = [await aClaim({ value: "a" }), await aClaim({ value: "b" }), await aClaim({ value: "c" })];
  await Promise.all(ids.map((id) => moveClaim(admin, { id, to: "later" })));
  const positions = await db.claim.findMany({ orderBy: { position: "asc" }, select: { position: true } });
  expect(positions.map(({ position }) => position)).toEqual([1, 2, 3]);
});
