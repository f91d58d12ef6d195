import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import { expireIntroductions } from "@/lib/introductions/steps/expire-introductions";
import { anIntroduction } from "../../support/mint/introductions";

test("past its last day it ends, once, and whoever waits longer waits on", async () => {
  const [due, waiting] = [await anIntroduction({ expiresAt: daysFrom(now(), -1) }), await anIntroduction()];
  const [first, second] = [await expireIntroductions(system()), await expireIntroductions(system())];
  expect([first >= 1, second]).toEqual([true, 0]);
  expect(await db.introduction.findUnique({ where: { id: due.id } })).toMatchObject({ status: "expired" });
  expect(await db.introduction.findUnique({ where: { id: waiting.id } })).toMatchObject({ status: "pending" });
});
