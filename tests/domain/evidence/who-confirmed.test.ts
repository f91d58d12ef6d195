import { expect, test } from "vitest";
import { sharesSurname } from "@/lib/evidence/policy";
import { openLetter } from "@/lib/evidence/queries/letter";
import { whoConfirmed } from "@/lib/evidence/queries/who-confirmed";
import { anAnsweredLetter, anAskedLetter } from "../../support/mint/confirmations";
import { aPlayer } from "../../support/mint/factories";

test("clubs read name, role and club of who answered, the role alone of who has not, and never an address", async () => {
  const by = await aPlayer();
  const [answered, open] = [await anAnsweredLetter({ by }), await anAskedLetter({ by })];
  const shown = await whoConfirmed(by.player.id);
  expect(shown.map(({ name, role }) => [name, role])).toEqual([
    ["Claire Okafor", "coach"],
    [null, "coach"],
  ]);
  for (const { form } of [answered, open]) expect(JSON.stringify(shown)).not.toContain(form.email);
});

test("the letter's page tells of the player what was chosen and no more", async () => {
  const { token, player } = await anAskedLetter();
  const shown = JSON.stringify(await openLetter(token));
  const { fullName, email } = player as unknown as { fullName: string; email: string };
  expect(shown).not.toContain(fullName);
  expect(shown).not.toContain(email);
});

test("surnames are compared however they are written", () => {
  expect(sharesSurname("Élodie Ndiaye", "moussa NDIAYE")).toBe(true);
  expect(sharesSurname("Élodie Ndiaye-Roux", "Paul Roux")).toBe(true);
  expect(sharesSurname("Élodie Ndiaye", "")).toBe(false);
});
