import { expect, test } from "vitest";
import { signUpEsport } from "@/lib/esport/commands/sign-up-esport";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anEsportSignUp } from "../../support/mint/esport";
import { aPerson } from "../../support/mint/factories";

const refusal = (form: object) => signUpEsport(visitor(), form).catch(({ code, fields }) => ({ code, fields }));

test("account and profile in one act: on the list at once, under a handle, in a game and a role of it", async () => {
  const { userId, esportPlayerId } = await signUpEsport(visitor("fr"), anEsportSignUp());
  const made = await db.esportPlayer.findUniqueOrThrow({
    where: { id: esportPlayerId },
    include: { user: { include: { role: true, consents: true } } },
  });
  expect(made).toMatchObject({ userId, fullName: "Kim Perrault", status: "shown", game: "dota-2", role: "mid" });
  expect(made).toMatchObject({ secondRole: "carry", rankPercentile: 0.8, languages: ["fr", "en"], publishName: false });
  expect(made.handle).toMatch(/^\p{L}+ \d{3,}$/u);
  expect(made.user).toMatchObject({ locale: "fr", role: { role: "esport_player" }, consents: [{ kind: "terms" }] });
  expect(await db.fact.count({ where: { type: "esport.joined", data: { equals: { esportPlayerId } } } })).toBe(1);
});

test("from 18 on: whoever is younger is told so beside the date", async () => {
  const birthDate = new Date(Date.now() - 17.9 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  expect(await refusal(anEsportSignUp({ birthDate }))).toMatchObject({ fields: { birthDate: ["esport_adults_only"] } });
});

test("a role belongs to its game, and the second one is another", async () => {
  expect(await refusal(anEsportSignUp({ gameRole: "dota-2.sniper" }))).toMatchObject({
    fields: { gameRole: ["game_role_required"] },
  });
  expect(await refusal(anEsportSignUp({ secondRole: "sniper" }))).toMatchObject({
    fields: { secondRole: ["second_role_other_game"] },
  });
  expect(await refusal(anEsportSignUp({ secondRole: "mid" }))).toMatchObject({
    fields: { secondRole: ["role_twice"] },
  });
});

test.each(["0", "100.1", "best", ""])("%j is no share of a ladder", async (rankPercentile) => {
  expect(await refusal(anEsportSignUp({ rankPercentile }))).toMatchObject({
    fields: { rankPercentile: ["percentile_invalid"] },
  });
});

test("who has an account, and an address that is taken, are refused, and nothing is left behind", async () => {
  await expect(signUpEsport(await aPerson(), anEsportSignUp())).rejects.toMatchObject({ code: "already_signed_in" });
  const form = anEsportSignUp();
  await signUpEsport(visitor(), form);
  expect(await refusal({ ...form, lastName: "Twice" })).toMatchObject({ fields: { email: ["email_taken"] } });
  expect(await db.esportPlayer.count({ where: { fullName: "Kim Twice" } })).toBe(0);
});
