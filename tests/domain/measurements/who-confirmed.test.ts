import { expect, test } from "vitest";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { answerConfirmation } from "@/lib/measurements/commands/answer-confirmation";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { sharesSurname } from "@/lib/measurements/policy/measurements";
import { confirmationToken } from "@/lib/measurements/queries/confirmation-link";
import { openConfirmationRequest } from "@/lib/measurements/queries/confirmation-request";
import { whoConfirmed } from "@/lib/measurements/queries/who-confirmed";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import {
  aConfirmationForm,
  anAnswer,
  anAnsweredConfirmation,
  aSentConfirmation,
} from "../../support/factories/confirmations";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

test("recruiters see a confirmer's role, with the identity also name and club, and nothing of unanswered requests", async () => {
  const by = await aPlayer();
  const [answered, open] = [await anAnsweredConfirmation({ by }), await aSentConfirmation({ by })];
  const read = (accessLevel: "profile" | "identity") => whoConfirmed(by.player.id, { accessLevel, owner: false });
  expect(await read("profile")).toMatchObject([{ role: "coach", name: null, club: null, organization: null }]);
  expect(await read("identity")).toMatchObject([{ role: "coach", name: "Claire Okafor", club: "Gones de la Saône" }]);
  for (const { form } of [answered, open]) expect(JSON.stringify(await read("identity"))).not.toContain(form.email);
});

test("the confirmer reveals nothing to recruiters that the claim does not", async () => {
  const { player, guardianActor } = await aMinor();
  const claimBase = { playerId: player.id, measuredOn: new Date("2026-05-01") };
  const [weight, licence, height] = await db.playerClaim.createManyAndReturn({
    data: [
      { ...claimBase, attribute: "weight_kg", number: 61.25 },
      { ...claimBase, attribute: "licence_number", sport: "football", parts: [{ number: "LIC-77" }] },
      { ...claimBase, attribute: "height_cm", number: 171 },
    ],
  });
  const confirmed = async (...ids: string[]) => {
    const form = aConfirmationForm([], { claims: ids.map((id) => `claim:${id}`) });
    const { confirmationId } = await askForConfirmation(guardianActor, form);
    const items = await db.confirmedClaim.findMany({ where: { confirmationId } });
    const answers = Object.fromEntries(items.map(({ id }) => [`answer.${id}`, "confirmed"]));
    const answerInput = { token: confirmationToken(confirmationId, "answer"), itemId: items[0]!.id, form };
    await answerConfirmation(
      visitor(),
      anAnswer(answerInput, "confirmed", { ...answers, item: items.map(({ id }) => id) }),
    );
  };
  await confirmed(weight!.id, height!.id);
  await confirmed(licence!.id);
  await db.playerClaim.createMany({
    data: [
      { ...claimBase, attribute: "weight_kg", number: 62.75, grade: "federation", source: "Federation" },
      { ...claimBase, attribute: "height_cm", number: 172, grade: "federation", source: "Federation" },
    ],
  });
  const read = async (reader: Parameters<typeof getPlayer>[0]) => {
    const view = await getPlayer(reader, player.id);
    if (!view || view.accessLevel === "card") throw new Error("read as a card");
    const { confirmers, vouchers } = view.evidence;
    const claimKeys = confirmers.map(({ claims }) => claims.map(({ claim }) => claim?.attribute).sort());
    return {
      claims: claimKeys,
      vouched: vouchers.flatMap(({ claims }) => claims.map(({ claim }) => claim?.attribute)).sort(),
    };
  };
  expect(await read((await aRecruiter()).actor)).toEqual({ claims: [["height_cm"]], vouched: ["height_cm"] });
  expect(await read(guardianActor)).toEqual({
    claims: [["licence_number"], ["height_cm", "weight_kg"]],
    vouched: ["height_cm", "weight_kg"],
  });
});

test("the confirmation page shows only the chosen values of the player", async () => {
  const { token, player } = await aSentConfirmation();
  const json = JSON.stringify(await openConfirmationRequest(token));
  const { fullName, email } = player as unknown as { fullName: string; email: string };
  expect(json).not.toContain(fullName);
  expect(json).not.toContain(email);
});

test("surnames are compared regardless of spelling", () => {
  expect(sharesSurname("Élodie Ndiaye", "moussa NDIAYE")).toBe(true);
  expect(sharesSurname("Élodie Ndiaye-Roux", "Paul Roux")).toBe(true);
  expect(sharesSurname("Élodie Ndiaye", "")).toBe(false);
});
