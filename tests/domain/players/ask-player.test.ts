import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { askPlayer } from "@/lib/players/commands/ask-player";
import { registerChild } from "@/lib/players/commands/register-child";
import { aMinor, aPerson, aSport, guardianOf } from "../../support/factories/people";
import { aSignUpForm } from "../../support/factories/player-forms";

test("a registered child gets an e-mail, and another one at the guardian's request, at most twice a day", async () => {
  await aSport();
  const form = aSignUpForm({ age: 12, terms: undefined, imageRights: undefined });
  const { playerId } = await registerChild(await aPerson("guardian"), form);
  await runDueHandlers();
  const emailFilter = { where: { to: form.email, subject: { contains: "accept or decline" } } };
  const { body } = await db.mail.findFirstOrThrow(emailFilter);
  expect(body).toContain("/dashboard");
  await askPlayer(guardianOf(playerId), {});
  await askPlayer(guardianOf(playerId), {});
  await expect(askPlayer(guardianOf(playerId), {})).rejects.toMatchObject({ code: "too_many_tries" });
  await runDueHandlers();
  expect(await db.mail.count(emailFilter)).toBe(3);
});

test("nothing is asked once the child has agreed; only the guardian can ask", async () => {
  const { actor, guardianActor } = await aMinor();
  await expect(askPlayer(guardianActor, {})).rejects.toMatchObject({ code: "player_has_agreed" });
  await expect(askPlayer(actor, {})).rejects.toMatchObject({ code: "guardian_link_invalid" });
});
