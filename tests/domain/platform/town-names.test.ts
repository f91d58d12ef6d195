import { expect, test } from "vitest";
import { favoriteLabels } from "@/lib/contacts/queries/favorites";
import { exportedFavorites } from "@/lib/entry/own-exports";
import { openedCv } from "@/lib/measurements/queries/opened-cv";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { gazetteerName, townName, towns } from "@/lib/platform/i18n/town-names";
import { emailedPlayers } from "@/lib/search/queries/emailed-players";
import { aCv } from "../../support/factories/cvs";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a town has its name in the reader's language, from any spelling, and only in its country", () => {
  const seville = (city: string, country = "ES") => locales.map((locale) => townName(locale, { city, country }));
  for (const city of ["Sevilla", "seville", "SÉVILLE", "اشبيليه".replace("ا", "إ").replace("ه", "ة")])
    expect(seville(city)).toEqual(["Seville", "Séville", "Sevilla", "إشبيلية"]);
  expect(new Set(seville("Sevilla", "CO"))).toEqual(new Set(["Sevilla"]));
  expect(new Set(seville("Triana"))).toEqual(new Set(["Triana"]));
});

test("every name leads back to its own town", () => {
  for (const { name, names, others = [] } of towns)
    for (const each of [name, ...Object.values(names), ...others]) expect(gazetteerName(each), each).toBe(name);
});

test("e-mails, exports and CVs name the town as their reader does", async () => {
  const seville = { city: "Sevilla", country: "ES" };
  for (let count = 0; count < 5; count++) await aPlayer(seville);
  const club = await aRecruiter();
  const { player } = await aPlayer(seville);
  await db.favorite.create({ data: { recruiterId: club.recruiter.id, playerId: player.id } });
  const { token } = await aCv(player.id);
  const actor = { ...club.actor, locale: "ar" } as typeof club.actor;
  const { rows } = exportedFavorites(actor, {}, await favoriteLabels(actor));
  for (const text of [
    JSON.stringify(await emailedPlayers([player.id], "ar")),
    JSON.stringify(await Array.fromAsync(rows)),
    JSON.stringify(await openedCv(visitor("ar"), token)),
  ])
    expect([text.includes("إشبيلية"), text.includes("Sevilla")]).toEqual([true, false]);
});
