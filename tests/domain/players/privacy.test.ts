import { expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { type AccessLevel, accessLevels } from "@/lib/platform/access-level";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { privacyOf } from "@/lib/players/schema/attribute-privacy";
import {
  addedAt,
  isShown,
  type PrivacyAttribute,
  type PrivacySubject,
  privacyAttributes,
  privacyTable,
} from "@/lib/players/schema/privacy";
import { attributes } from "@/lib/sports/schema/catalogue";
import { aPlayer, aRecruiter, guardianOf } from "../../support/factories/people";
import { aPlantedMinor, aPlantedPlayer, type PlantedPlayer } from "../../support/factories/planted";
import { anOpenRequest } from "../../support/factories/requests";

type Read = { json: string; view: Record<string, unknown> };
type Sign = (read: Read, planted: PlantedPlayer) => boolean;

const has = (...names: (keyof PlantedPlayer["words"])[]): Sign => {
  return ({ json }, { words }) => names.some((name) => json.includes(words[name]));
};
const claims = (key: string): Sign => {
  return ({ json }) => json.includes(`"attribute":"${key}"`) || json.includes(`"key":"${key}"`);
};
const says =
  (text: string): Sign =>
  ({ json }) =>
    json.includes(text);

/** How each attribute is recognized in a reader's data; the others are on every card. */
const signs: Partial<Record<PrivacyAttribute, Sign>> = {
  handle: ({ json }, { player }) => json.includes(player.handle),
  ageBand: says('"ageBand"'),
  nationality: says('"nationality":"FR"'),
  country: says('"country":"FR"'),
  sport: says('"primarySport":"rugby"'),
  position: says('"position":"prop"'),
  level: says('"level":"amateur"'),
  city: has("city"),
  measures: claims("sprint_10m"),
  weight: (read, player) => claims("weight_kg")(read, player) || says('"weightKg":75')(read, player),
  choices: claims("willing_to_move"),
  availability: says('"availability":{'),
  confirmerRole: says('"role":"coach"'),
  career: has("experience", "achievements"),
  facts: has("factLabel", "factValue", "factSource"),
  performances: has("metric"),
  typedClaims: has("title", "season"),
  sources: has("source"),
  media: has("video", "picture"),
  name: has("name"),
  currentClub: has("currentClub"),
  squadNumber: claims("jersey"),
  licenceNumber: has("licence"),
  confirmerName: has("confirmer", "confirmerClub"),
  videoLinks: has("link", "linkAddress"),
  ownContact: ({ json }, { player }) => json.includes(player.email) || json.includes(player.phone!),
  guardianContact: has("guardian"),
  birthDate: ({ json }, { player }) => json.includes(player.birthDate.toISOString().slice(0, 10)),
};

const subjects: Record<string, Partial<PrivacySubject>> = {
  "an adult": {},
  "an adult who published the name": { namePublished: true },
  "a minor": { minor: true },
  "a minor whose guardian allowed media": { minor: true, mediaAllowed: true },
};

test.each(Object.entries(subjects))("%s is shown at each level as the table says, and no deeper", async (_, over) => {
  const subject = { minor: false, namePublished: false, mediaAllowed: false, ...over };
  const { minor, namePublished: publishName, mediaAllowed: mediaBeforeIdentity } = subject;
  // Five players, so that a card may name the city.
  const player = await (minor ? aPlantedMinor : aPlantedPlayer)({ publishName, mediaBeforeIdentity });
  await Promise.all([1, 2, 3, 4].map(() => aPlayer({ city: player.words.city })));
  const club = await aRecruiter();
  const accepted = await aRecruiter();
  const { request } = await anOpenRequest({ to: player, from: accepted });
  await answerRequest(player.actor, { requestId: request.id, answer: "yes" });
  if (minor) await answerForMinor(guardianOf(player.player.id), { requestId: request.id, answer: "yes" });
  const readers: Record<AccessLevel, Actor> = { card: visitor(), profile: club.actor, identity: accepted.actor };
  for (const accessLevel of accessLevels) {
    const view = await getPlayer(readers[accessLevel], player.player.id);
    expect(view?.accessLevel).toBe(accessLevel);
    const { towards: _towards, ...rest } = view ?? { towards: null };
    const read: Read = { json: JSON.stringify(rest), view: rest };
    const shownAttributes = Object.entries(signs).flatMap(([attribute, sign]) => (sign(read, player) ? attribute : []));
    const wanted = Object.keys(signs).filter((attribute) =>
      isShown(attribute as PrivacyAttribute, subject, { accessLevel, owner: false }),
    );
    expect(shownAttributes, accessLevel).toEqual(wanted);
    for (const name of ["waiting", "waitingClub"] as const) expect(read.json).not.toContain(player.words[name]);
  }
});

test("every attribute of the table is checked, except the area of a search", () => {
  expect(privacyAttributes.filter((attribute) => !(attribute in signs))).toEqual(["region"]);
});

test("before both acceptances a club sees only these fields of a minor", () => {
  const minor = { minor: true };
  const card = "handle ageBand nationality country sport position level".split(" ");
  expect(addedAt("card", minor)).toEqual(card);
  expect(addedAt("profile", minor)).toEqual(["region", "measures", "choices", "availability", "confirmerRole"]);
  expect(addedAt("never", minor)).toEqual(["city", "weight", "videoLinks", "ownContact", "birthDate"]);
});

test("nothing of a minor is shown earlier than of an adult, except the guardian's contact details", () => {
  const levelIndex = (level: AccessLevel | null) => (level ? accessLevels.indexOf(level) : accessLevels.length);
  const earlier = privacyAttributes.filter(
    (attribute) => levelIndex(privacyTable[attribute].minor) < levelIndex(privacyTable[attribute].adult),
  );
  expect(earlier).toEqual(["guardianContact"]);
});

test("the catalog of attributes and the table agree", () => {
  for (const attribute of attributes) {
    const row = privacyTable[privacyOf(attribute)];
    expect([attribute.key, row.adult === "identity"]).toEqual([attribute.key, attribute.accessLevel === "identity"]);
    if (attribute.minors === "owner") expect([attribute.key, row.minor]).toEqual([attribute.key, null]);
  }
});

test("the owner sees everything except the people asked, who are on another page", async () => {
  const minor = await aPlantedMinor();
  const json = JSON.stringify(await getPlayer(minor.actor, minor.player.id));
  for (const word of ["experience", "factLabel", "metric", "title", "season", "source", "confirmer", "video"] as const)
    expect(json).toContain(minor.words[word]);
  expect(json).not.toContain(minor.words.waiting);
  expect(await db.confirmation.count({ where: { name: minor.words.waiting } })).toBe(1);
});
