import { expect, test } from "vitest";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { signUpEsport } from "@/lib/players/commands/sign-up-esport";
import { anEsportSignUp } from "../../support/factories/esport";
import { aPerson } from "../../support/factories/people";

const refusal = (form: object) => signUpEsport(visitor(), form).catch(({ code, fields }) => ({ code, fields }));

test("sign-up creates account and profile, listed at once under a handle with game and role", async () => {
  const { userId, esportPlayerId } = await signUpEsport(visitor("fr"), anEsportSignUp());
  const esportPlayer = await db.esportPlayer.findUniqueOrThrow({
    where: { id: esportPlayerId },
    include: { user: { include: { role: true, consents: true } } },
  });
  expect(esportPlayer).toMatchObject({
    userId,
    fullName: "Kim Perrault",
    status: "shown",
    game: "dota-2",
    role: "mid",
  });
  expect(esportPlayer).toMatchObject({
    secondRole: "carry",
    rankPercentile: 0.8,
    languages: ["fr", "en"],
    publishName: false,
  });
  expect(esportPlayer.handle).toMatch(/^\p{L}+ \d{3,}$/u);
  expect(esportPlayer.user).toMatchObject({
    locale: "fr",
    role: { role: "esport_player" },
    consents: [{ kind: "terms" }],
  });
  expect(await db.domainEvent.count({ where: { type: "esport.joined", data: { equals: { esportPlayerId } } } })).toBe(
    1,
  );
});

test("a person under 18 is refused beside the date of birth", async () => {
  const birthDate = new Date(Date.now() - 17.9 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  expect(await refusal(anEsportSignUp({ birthDate }))).toMatchObject({ fields: { birthDate: ["esport_adults_only"] } });
});

test("a role must belong to its game, and the second role must differ", async () => {
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

test.each(["0", "100.1", "best", ""])("%j is refused as a percentile", async (rankPercentile) => {
  expect(await refusal(anEsportSignUp({ rankPercentile }))).toMatchObject({
    fields: { rankPercentile: ["percentile_invalid"] },
  });
});

test("a signed-in user and a taken address are refused, and nothing is stored", async () => {
  await expect(signUpEsport(await aPerson(), anEsportSignUp())).rejects.toMatchObject({ code: "already_signed_in" });
  const form = anEsportSignUp();
  await signUpEsport(visitor(), form);
  expect(await refusal({ ...form, lastName: "Twice" })).toMatchObject({ fields: { email: ["email_taken"] } });
  expect(await db.esportPlayer.count({ where: { fullName: "Kim Twice" } })).toBe(0);
});
