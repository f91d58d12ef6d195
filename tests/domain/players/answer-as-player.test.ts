import { expect, test } from "vitest";
import { consentVersions } from "@/lib/accounts/schema";
import { runDueHandlers } from "@/lib/entry/handlers";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { answerAsPlayer } from "@/lib/players/commands/answer-as-player";
import { registerChild } from "@/lib/players/commands/register-child";
import { guardianView } from "@/lib/players/queries/guardian";
import { visibleAmong } from "@/lib/players/queries/visible";
import { aMinor, aPerson, aPlayer, aRecruiter, aSport, guardianOf } from "../../support/factories/people";
import { aSignUpForm } from "../../support/factories/player-forms";
import { aRequestToAMinor } from "../../support/factories/requests";

const yes = { answer: "yes", terms: "on" };
const guardianYes = { answer: "yes", authority: "on", terms: "on" };

async function aRegisteredChild(age = 12) {
  await aSport();
  const form = aSignUpForm({ age, terms: undefined, imageRights: undefined });
  const { playerId, userId } = await registerChild(await aPerson("guardian"), form);
  const child = createActor({ kind: "player", userId, playerId });
  const statusNow = async () => (await db.player.findUniqueOrThrow({ where: { id: playerId } })).status;
  const isVisible = async () => (await visibleAmong(visitor(), [playerId])).has(playerId);
  return { playerId, userId, child, guardian: guardianOf(playerId), statusNow, isVisible };
}

test.each([12, 16])(
  "a child of %i whom a parent registered is listed after both yeses, in either order",
  async (age) => {
    for (const first of ["child", "guardian"] as const) {
      const { child, guardian, statusNow, isVisible } = await aRegisteredChild(age);
      const acts = { child: () => answerAsPlayer(child, yes), guardian: () => answerAsGuardian(guardian, guardianYes) };
      await acts[first]();
      expect(await isVisible()).toBe(false);
      expect(await statusNow()).toBe(first === "child" ? "awaiting_guardian" : "awaiting_player");
      await acts[first === "child" ? "guardian" : "child"]();
      expect(await isVisible()).toBe(true);
    }
  },
);

test("the child's consent is one log entry with its wording, also when given twice", async () => {
  const { child, userId, guardian } = await aRegisteredChild();
  await Promise.all([answerAsPlayer(child, yes), answerAsPlayer(child, yes)]);
  const lines = await db.consent.findMany({ where: { userId } });
  expect(lines).toMatchObject([{ kind: "terms", given: true, givenBy: "self", version: consentVersions.terms }]);
  expect(await guardianView(guardian)).toMatchObject({ ownConsent: { given: true } });
});

test("withdrawing consent removes the profile from lists, ends requests and notifies the guardian", async () => {
  const { request, minor } = await aRequestToAMinor();
  const { player, actor, guardian } = minor;
  await answerAsPlayer(actor, { answer: "no" });
  expect(await db.player.findUniqueOrThrow({ where: { id: player.id } })).toMatchObject({ status: "awaiting_player" });
  await runDueHandlers();
  expect(await db.contactRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({ status: "refused" });
  const mail = await db.mail.findFirstOrThrow({
    where: { to: guardian.email, subject: { contains: "doesn’t consent" } },
  });
  expect(mail.body).toContain("/guardian/");
  await answerAsPlayer(actor, yes);
  expect(await db.player.findUniqueOrThrow({ where: { id: player.id } })).toMatchObject({ status: "listed" });
  await runDueHandlers();
  const email = await db.mail.findFirstOrThrow({
    where: { to: guardian.email, subject: { contains: "has agreed" } },
  });
  expect(email.body).toContain("You’ve given your consent too, so the profile is now listed.");
});

test("nobody can consent for the child: no guardian, other player or club; and the box must be ticked", async () => {
  const { child, guardian, playerId, statusNow } = await aRegisteredChild();
  for (const other of [guardian, guardianOf(playerId, "account", (await aPerson("guardian")).userId)])
    await expect(answerAsPlayer(other, yes)).rejects.toMatchObject({ code: "players_only" });
  await expect(answerAsPlayer((await aRecruiter()).actor, yes)).rejects.toMatchObject({ code: "players_only" });
  await answerAsPlayer((await aPlayer()).actor, yes);
  await expect(answerAsPlayer(child, { answer: "yes" })).rejects.toHaveProperty("fields.terms");
  await answerAsGuardian(guardian, guardianYes);
  expect(await statusNow()).toBe("awaiting_player");
});

test("a hidden profile stays hidden", async () => {
  const { player, actor } = await aMinor({ status: "hidden" });
  for (const answer of [{ answer: "no" }, yes]) {
    await answerAsPlayer(actor, answer);
    expect(await db.player.findUniqueOrThrow({ where: { id: player.id } })).toMatchObject({ status: "hidden" });
  }
});
