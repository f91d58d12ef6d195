import { beforeEach, expect, test } from "vitest";
import { editNeed } from "@/lib/pipeline/commands/edit-need";
import { writeNeed } from "@/lib/pipeline/commands/write-need";
import { needsForPlayer } from "@/lib/pipeline/queries/needs-for-player";
import { needInput } from "@/lib/pipeline/schema/need";
import { db } from "@/lib/platform/db/db";
import { carriedBy, searchFor } from "@/lib/search/policy";
import { readNeed } from "@/lib/search/queries/need";
import { findPlayers } from "@/lib/search/queries/search";
import { askable, askedChoices } from "@/lib/search/schema/askable";
import { conditionKind } from "@/lib/search/schema/condition";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import { searchInput, searchQuery } from "@/lib/search/schema/search";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { aNeed, claims, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const text = "point guard with a wingspan of 205 cm";
const reason = "Our defence switches everything.";

beforeEach(async () => {
  await db.need.deleteMany();
});

test("without profile access, conditions beyond the card are named and not turned into a need", async () => {
  const { actor } = await aRecruiter({ plan: null });
  const needText = "left-footed left wing-back under 21";
  for (const purpose of ["search", "need"] as const) {
    const read = await readNeed(actor, needText, { locale: "en", sport: undefined, purpose });
    expect(read).toMatchObject({ reasoned: [], search: { sport: "football", ageMax: 20 } });
    expect(read.beyond.conditions?.map(({ key }) => key)).toEqual(["strong_foot"]);
  }
});

async function aGuard(wingspan: number) {
  const { player, actor } = await aPlayer({ primarySport: "basketball", position: "point-guard", age: 21 });
  await claims(player.id, "wingspan_cm", { number: wingspan });
  return { id: player.id, actor };
}

test("a need can use conditions excluded from search when it states a reason, which matching players read", async () => {
  const { actor } = await aRecruiter();
  const asker = { locale: "en", sport: undefined } as const;
  expect((await readNeed(actor, text, asker)).reasoned).toEqual(["wingspan_cm"]);
  const read = await readNeed(actor, text, { ...asker, purpose: "need" });
  expect(read).toMatchObject({ reasoned: [], beyond: {} });
  const criteria = searchQuery(read.search);
  expect(criteria).toContain("wingspan_cm=205");
  const players = await findPlayers(actor, { ...read.search, ageMax: 24 });
  expect(searchQuery(players.carried)).toContain("wingspan_cm=205");
  expect(searchQuery(players.search)).not.toContain("wingspan");
  const unsaid = { fields: { reason: ["required"] } };
  await expect(writeNeed(actor, { title: "Guard", criteria, reason: " " })).rejects.toMatchObject(unsaid);
  const { needId } = await writeNeed(actor, { title: "Guard", criteria: criteria.replace("205", "205.."), reason });
  const [long] = [await aGuard(208), await aGuard(190)];
  await holdNeeds();
  expect((await matchesOf(needId)).map(({ playerId }) => playerId)).toEqual([long.id]);
  expect((await needsForPlayer(long.actor))?.fits).toMatchObject([{ title: "Guard", reason }]);
});

test.each(sportSlugs)("a need created from a search of %s has all its conditions", async (sport) => {
  const { actor } = await aRecruiter();
  const input = searchInput({
    ...Object.fromEntries(askable(sport).map((attribute) => [attribute.key, anythingOf(attribute)])),
    sport,
    ageMin: 18,
    ageMax: 24,
    near: "Lyon,FR",
    grade: "federation",
  });
  expect(input.conditions).toHaveLength(askable(sport).length);
  const search = searchFor(actor, input, "profile");
  expect(reasonedIn(search)).toEqual([]);
  const carried = carriedBy(actor, input, search);
  expect(carried).toEqual(input);
  const { criteria } = needInput.parse({ title: "All of it", criteria: searchQuery(carried), reason });
  expect(criteria.conditions?.map(({ key }) => key)).toEqual(input.conditions?.map(({ key }) => key));
  expect(criteria).toMatchObject({ ageMin: 18, ageMax: 24, place: input.place, grade: "federation" });
  const { needId } = await writeNeed(actor, { title: "All of it", criteria: searchQuery(carried), reason });
  expect(await db.need.findUniqueOrThrow({ where: { id: needId } })).toMatchObject({ criteria, reason });
});

function anythingOf(attribute: Attribute): string {
  const kind = conditionKind(attribute);
  if (kind === "choices") return askedChoices(attribute)?.[0] ?? "";
  return kind === "number" ? "1..9" : kind === "days" ? "..2027-06-30" : "yes";
}

test("changed criteria need their own reason; a need without one finds nobody", async () => {
  const asks = { sport: "basketball", conditions: [{ key: "wingspan_cm", min: 200 }] };
  const { actor, need } = await aNeed(asks);
  const { id } = await aGuard(208);
  await holdNeeds();
  expect(await matchesOf(need.id)).toEqual([]);
  const edit = (changes: object) =>
    editNeed(actor, { needId: need.id, criteria: "?sport=basketball&wingspan_cm=201..", ...changes });
  await expect(edit({})).rejects.toMatchObject({ fields: { reason: ["required"] } });
  await edit({ reason });
  await holdNeeds();
  expect((await matchesOf(need.id)).map(({ playerId }) => playerId)).toContain(id);
  await editNeed(actor, { needId: need.id, criteria: "?sport=basketball&ageMin=20" });
  expect(await db.need.findUniqueOrThrow({ where: { id: need.id } })).toMatchObject({ reason: null });
});

test("replacing the search keeps conditions with a reason, unless they are removed", async () => {
  const asks = { sport: "basketball", conditions: [{ key: "wingspan_cm", min: 200 }] };
  const { actor, need } = await aNeed(asks);
  await db.need.update({ where: { id: need.id }, data: { reason } });
  const [long, short] = [await aGuard(208), await aGuard(190)];
  const replace = (query: string, keepsReasoned?: "on") =>
    editNeed(actor, { needId: need.id, criteria: query, ...(keepsReasoned && { keepsReasoned }) });
  const foundIds = async () => {
    await holdNeeds();
    return (await matchesOf(need.id)).map(({ playerId }) => playerId);
  };
  await replace("?sport=basketball&ageMin=20", "on");
  const storedNeed = await db.need.findUniqueOrThrow({ where: { id: need.id } });
  expect(storedNeed).toMatchObject({ reason, criteria: { ...asks, ageMin: 20 } });
  expect(await foundIds()).toContain(long.id);
  expect(await foundIds()).not.toContain(short.id);
  await replace("?sport=basketball&ageMin=19");
  expect(await foundIds()).toContain(short.id);
  await db.need.update({ where: { id: need.id }, data: { criteria: asks, reason } });
  await replace("?sport=handball&ageMin=20", "on");
  expect(await db.need.findUniqueOrThrow({ where: { id: need.id } })).toMatchObject({ reason: null });
});
