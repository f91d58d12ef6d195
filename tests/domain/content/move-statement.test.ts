import { beforeEach, expect, test } from "vitest";
import { moveStatement } from "@/lib/content/commands/move-statement";
import { removeStatement } from "@/lib/content/commands/remove-statement";
import { statementsOn } from "@/lib/content/queries/public-statements";
import { db } from "@/lib/platform/db/db";
import { recentActivity } from "@/lib/trust/queries/activity";
import { anAdmin } from "../../support/factories/people";
import { aStatement } from "../../support/factories/statements";

beforeEach(() => db.statement.deleteMany());

const values = async () => (await statementsOn("home", "en")).map(({ value }) => value);

test("moving changes the position by one; at the ends it does nothing", async () => {
  const admin = await anAdmin();
  const ids: string[] = [];
  for (const value of ["a", "b", "c", "d"]) ids.push(await aStatement({ value }));
  await removeStatement(admin, { id: ids[1] });
  await moveStatement(admin, { id: ids[2], to: "earlier" });
  expect(await values()).toEqual(["c", "a", "d"]);
  expect((await recentActivity(admin))?.entries[0]).toMatchObject({
    type: "statement.moved",
    change: { from: "2", to: "1" },
  });
  await moveStatement(admin, { id: ids[2], to: "earlier" });
  await moveStatement(admin, { id: ids[0], to: "later" });
  expect(await values()).toEqual(["c", "d", "a"]);
});

test("parallel moves leave a complete order", async () => {
  const admin = await anAdmin();
  const ids = [await aStatement({ value: "a" }), await aStatement({ value: "b" }), await aStatement({ value: "c" })];
  await Promise.all(ids.map((id) => moveStatement(admin, { id, to: "later" })));
  const positions = await db.statement.findMany({ orderBy: { position: "asc" }, select: { position: true } });
  expect(positions.map(({ position }) => position)).toEqual([1, 2, 3]);
});
