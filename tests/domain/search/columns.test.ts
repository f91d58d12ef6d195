import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { createAlert } from "@/lib/search/commands/create-alert";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { listSearches } from "@/lib/search/queries/history";
import { findPlayers } from "@/lib/search/queries/search";
import { columnChoices, shownColumns } from "@/lib/search/schema/columns-shown";
import { searchInput, searchQuery } from "@/lib/search/schema/search";
import { claims } from "../../support/factories/needs";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const search = (address: string) => searchInput(new URLSearchParams(address));

test("chosen columns are in the address; unknown and default ones are left out", () => {
  expect(searchQuery(search("sport=judo&columns=player,place,height_cm,nonsense"))).toBe(
    "?sport=judo&columns=player,place,height_cm",
  );
  expect(search("sport=judo&columns=nonsense")).toEqual({ sport: "judo" });
  const { shows, attributes } = shownColumns(search("sport=judo&columns=player,place,height_cm,available"), "profile");
  expect([shows("age"), shows("place"), shows("available")]).toEqual([false, true, true]);
  expect(attributes.map(({ key }) => key)).toEqual(["height_cm"]);
});

test("each column choice can be undone, and the player column always stays", () => {
  let now = search("sport=judo");
  for (const { name } of columnChoices(now, "profile").filter(({ shown }) => shown)) {
    const choice = columnChoices(now, "profile").find((column) => column.name === name);
    const back = columnChoices(choice?.search ?? {}, "profile").find((column) => column.name === name);
    expect(back).toMatchObject({ shown: false });
    now = search(searchQuery(choice?.search ?? {}));
  }
  expect(now).toEqual({ sport: "judo", columns: ["player"] });
  expect(shownColumns(now, "profile").attributes).toEqual([]);
});

test("choosing columns reveals no measures with card access and no private values of minors", async () => {
  const [cards, profiles] = [await aRecruiter({ plan: null }), await aRecruiter()];
  const { player } = await aPlayer({ primarySport: "judo", handle: "Columned 7301" });
  await claims(player.id, "height_cm", { number: 188 });
  const parsed = search("q=Columned 7301&sport=judo&columns=player,height_cm,available");
  expect((await findPlayers(cards.actor, parsed)).cards.map(({ line }) => line)).toEqual([null]);
  expect(shownColumns(parsed, "card").attributes).toEqual([]);
  expect((await findPlayers(profiles.actor, parsed)).cards[0]?.line?.claims).toMatchObject([{ number: 188 }]);
  const child = await aMinor({ handle: "Columned 7302" });
  expect(
    (await findPlayers(profiles.actor, search("q=Columned 7302&columns=player,contract_status"))).cards,
  ).toMatchObject([{ id: child.player.id, line: { claims: [] } }]);
});

test("columns and layout are not stored in the history or an alert", async () => {
  const { actor, recruiter } = await aRecruiter();
  await findPlayers(actor, search("columns=player,age&view=cards"));
  expect(await db.recruiterSearchHistory.count({ where: { recruiterId: recruiter.id } })).toBe(0);
  await findPlayers(actor, search("sport=judo&columns=player,age&view=cards"));
  expect((await listSearches(actor)).map((row) => row.search)).toEqual([{ sport: "judo" }]);
  await createAlert(actor, { criteria: "?sport=judo&columns=player,age&view=cards" });
  expect((await ownAlerts(actor)).map((alert) => alert.search)).toEqual([{ sport: "judo" }]);
  await expect(createAlert(actor, { criteria: "?columns=player,age&view=cards" })).rejects.toMatchObject({
    code: "alert_asks_nothing",
  });
});
