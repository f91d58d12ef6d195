import { createFormatter } from "next-intl";
import { expect, test } from "vitest";
import { askForConfirmation } from "@/lib/measurements/commands/ask-for-confirmation";
import { ownConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { ownToSay } from "@/lib/measurements/schema/confirmable";
import { db } from "@/lib/platform/db/db";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import { translator } from "@/lib/platform/i18n/translator";
import { attributeWords } from "@/lib/sports/schema/attribute-words";
import { attributes } from "@/lib/sports/schema/catalogue";
import { aConfirmationForm } from "../../support/factories/confirmations";
import { aPlayer } from "../../support/factories/people";

const claim = (playerId: string, attribute: string, value: { number?: number; choices?: string[]; sport?: string }) =>
  db.playerClaim.create({ data: { playerId, attribute, measuredOn: new Date("2026-10-10"), ...value } });

test("measures are offered first; preferences such as pay cannot be confirmed", async () => {
  const { actor, player } = await aPlayer();
  const pay = await claim(player.id, "pay_wish", { choices: ["to_3000"] });
  await claim(player.id, "strong_foot", { choices: ["left"] });
  await claim(player.id, "height_cm", { number: 181 });
  await claim(player.id, "goals", { number: 12, sport: "football" });
  await claim(player.id, "sprint_30m", { number: 4.1 });
  const ownRequests = await ownConfirmations(actor);
  expect(ownRequests?.askable.map((claimable) => claimable.claim?.attribute)).toEqual([
    "sprint_30m",
    "goals",
    "height_cm",
    "strong_foot",
  ]);
  const form = aConfirmationForm([], { claims: [`claim:${pay.id}`] });
  await expect(askForConfirmation(actor, form)).rejects.toMatchObject({ code: "not_found" });
});

test("every listed key is an attribute", () => {
  const keys = attributes.map(({ key }) => key);
  expect(ownToSay.filter((key) => !keys.includes(key))).toEqual([]);
});

test("lists use the comma of the language", () => {
  const apart = (locale: "ar" | "fr") =>
    attributeWords({
      locale,
      t: translator(locale, "attributes"),
      sports: translator(locale, "sports"),
      format: createFormatter({ locale, formats: formatsIn(locale), timeZone }),
    }).apart(["B2", "C1"]);
  expect([apart("ar"), apart("fr")]).toEqual(["B2، C1", "B2, C1"]);
});
