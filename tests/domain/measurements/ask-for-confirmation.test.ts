import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { mostWaiting } from "@/lib/measurements/schema/confirmation";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aConfirmationForm, aFact, aSentConfirmation } from "../../support/factories/confirmations";
import { aMinor, aPlayer } from "../../support/factories/people";

test("the e-mail is in the chosen language, with the handle unless the name may be shown", async () => {
  const player = await aPlayer();
  const { form } = await aSentConfirmation({ by: player, language: "fr" });
  const named = await aSentConfirmation({ by: player, namesPlayer: "on" });
  await runDueHandlers();
  const mailTo = (to: string) => db.mail.findFirstOrThrow({ where: { to } });
  const email = await mailTo(form.email);
  expect(email.subject).toContain(player.player.handle);
  expect(email.body).toMatch(/^Bonjour[\s\S]*\/fr\/confirmations\/[\w-]{43}$/m);
  expect(email.body).not.toContain(player.player.fullName);
  expect((await mailTo(named.form.email)).subject).toContain(player.player.fullName);
});

test("the database stores only the hash of the link", async () => {
  const { token, now } = await aSentConfirmation();
  expect(JSON.stringify(await now())).not.toContain(token);
});

test("the player's and the guardian's own addresses are refused in any spelling", async () => {
  const { actor, player, user } = await aPlayer({ email: "ann.lee@gmail.com" });
  const fact = await aFact(player.id);
  const named = (email: string) => askForConfirmation(actor, aConfirmationForm([fact.id], { email }));
  for (const email of [user.email.toUpperCase(), "annlee+coach@googlemail.com"])
    await expect(named(email)).rejects.toMatchObject({ fields: { email: ["confirmer_is_own"] } });
});

test("for a minor only the guardian may ask, and not at the guardian's own address", async () => {
  const { actor, player, guardian, guardianActor } = await aMinor();
  const fact = await aFact(player.id);
  await expect(askForConfirmation(actor, aConfirmationForm([fact.id]))).rejects.toHaveProperty(
    "code",
    "guardian_asks_to_confirm",
  );
  await askForConfirmation(guardianActor, aConfirmationForm([fact.id]));
  await expect(
    askForConfirmation(guardianActor, aConfirmationForm([fact.id], { email: guardian.email })),
  ).rejects.toHaveProperty("fields.email");
});

test("an unconfirmed guardian cannot ask", async () => {
  const { player, guardianActor } = await aMinor();
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited" } });
  const fact = await aFact(player.id);
  await expect(askForConfirmation(guardianActor, aConfirmationForm([fact.id]))).rejects.toHaveProperty(
    "code",
    "guardian_yes_first",
  );
});

test("another player's claims, an empty selection and users without a profile are refused", async () => {
  const [firstPlayer, other] = [await aPlayer(), await aPlayer()];
  const otherFact = await aFact(other.player.id);
  await expect(askForConfirmation(firstPlayer.actor, aConfirmationForm([otherFact.id]))).rejects.toHaveProperty(
    "code",
    "not_found",
  );
  await expect(askForConfirmation(firstPlayer.actor, aConfirmationForm([]))).rejects.toHaveProperty("fields.claims", [
    "claims_required",
  ]);
  await expect(askForConfirmation(visitor(), aConfirmationForm([otherFact.id]))).rejects.toHaveProperty(
    "code",
    "players_only",
  );
});

test("an address has one open request at a time, also in parallel, and a total limit applies", async () => {
  const by = await aPlayer();
  const fact = await aFact(by.player.id);
  const same = aConfirmationForm([fact.id]);
  const results = await Promise.allSettled([askForConfirmation(by.actor, same), askForConfirmation(by.actor, same)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (let n = 1; n < mostWaiting; n++) await askForConfirmation(by.actor, aConfirmationForm([fact.id]));
  await expect(askForConfirmation(by.actor, aConfirmationForm([fact.id]))).rejects.toHaveProperty(
    "code",
    "too_many_confirmations",
  );
});
