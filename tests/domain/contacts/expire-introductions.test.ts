import { expect, test } from "vitest";
import { expireIntroductions } from "@/lib/contacts/steps/expire-introductions";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anIntroduction } from "../../support/factories/introductions";

test("an introduction expires once after its deadline, others stay open", async () => {
  const [due, waiting] = [await anIntroduction({ expiresAt: daysFrom(now(), -1) }), await anIntroduction()];
  const [first, second] = [await expireIntroductions(system()), await expireIntroductions(system())];
  expect([first >= 1, second]).toEqual([true, 0]);
  expect(await db.introduction.findUnique({ where: { id: due.id } })).toMatchObject({ status: "expired" });
  expect(await db.introduction.findUnique({ where: { id: waiting.id } })).toMatchObject({ status: "pending" });
});
