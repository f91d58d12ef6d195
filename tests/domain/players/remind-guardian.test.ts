import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { remindGuardian } from "@/lib/players/commands/remind-guardian";
import { aMinor, aPlayer } from "../../support/factories/people";

test("the e-mail is sent again, at most twice a day", async () => {
  const { actor, player, guardian } = await aMinor();
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited" } });
  await remindGuardian(actor, {});
  await remindGuardian(actor, {});
  await expect(remindGuardian(actor, {})).rejects.toMatchObject({ code: "too_many_tries" });
  await runDueHandlers();
  expect(await db.mail.count({ where: { to: guardian.email } })).toBe(2);
});

test("no reminder is sent once the guardian has answered, or without a guardian", async () => {
  await expect(remindGuardian((await aMinor()).actor, {})).rejects.toMatchObject({ code: "guardian_has_answered" });
  await expect(remindGuardian((await aPlayer()).actor, {})).rejects.toMatchObject({ code: "not_found" });
});
